// A background builder captures a non-Sendable model: a plain class of an ancestor.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class History: Instantiable { public var lines: [String] = []; public init() {} }

@Instantiable
public struct Job: Instantiable {
    @Forwarded private let name: String
    @Received private let history: History
    public func run() -> Int { history.lines.count }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let history: History
    @Instantiated let 1️⃣jobBuilder: SendableInstantiator<Job>
}

print(App().jobBuilder.instantiate(name: "a").run())
//: refused
// 1️⃣ not-sendable
