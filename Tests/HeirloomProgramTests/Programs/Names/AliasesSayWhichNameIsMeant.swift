// Aliases of the app determine which of two types with the same name is used.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Operation: Instantiable {
    public let name = "sum"
}

public enum Progress: Sendable { case half }
//: App/Aliases.swift
import Core

typealias Operation = Core.Operation
typealias Step<Value> = (value: Value, progress: Core.Progress)
//: App/Root.swift
import Core
import Foundation
import Heirloom

@Instantiable
struct Row: Instantiable {
    @Forwarded let progress: Core.Progress
    @Forwarded let step: Step<URL>
    @Received let operation: Operation
    @Instantiated let cell: Cell
}

@Instantiable
struct Cell: Instantiable {
    @Received let operation: Operation
    @Received let step: Step<URL>
    var text: String { "\(operation.name) \(step.progress)" }
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let operation: Operation
    @Instantiated let rowBuilder: Instantiator<Row>
}
//: App/main.swift
import Foundation

let step: Step<URL> = (value: URL(fileURLWithPath: "/a"), progress: .half)
print(Root().rowBuilder.instantiate(progress: .half, step: step).cell.text)
//: prints
// sum half
