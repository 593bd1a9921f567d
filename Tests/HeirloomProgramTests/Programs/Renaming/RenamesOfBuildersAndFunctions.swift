// Renames of builders, closures and optionals; one that only widens a closure, one that makes an optional, one
// across a tuple.
//: Core/Core.swift
import Heirloom

public struct Event: Sendable { public var name: String; public init(_ name: String) { self.name = name } }

@Instantiable
public struct Cell: Instantiable { @Forwarded public let text: String }

@Instantiable
public struct Toolbar: Instantiable {
    @Received private let action: (Event) throws -> Void
    @Received private let itemBuilder: Instantiator<Cell>
    @Received private let title: String?
    public func tap() throws -> String {
        try action(Event("tap"))
        return itemBuilder.instantiate(text: title ?? "-").text
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Forwarded let onEvent: (Event) -> Void
    @Forwarded let name: String
    @Instantiated let cellBuilder: Instantiator<Cell>
    @Received(fulfilledByDependencyNamed: "onEvent", ofType: ((Event) -> Void).self) let action: (Event) throws -> Void
    @Received(fulfilledByDependencyNamed: "cellBuilder", ofType: Instantiator<Cell>.self) let itemBuilder: Instantiator<Cell>
    @Received(fulfilledByDependencyNamed: "name", ofType: String.self) let title: String?
    @Instantiated let toolbar: Toolbar
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}

let screen = App().screenBuilder.instantiate(onEvent: { print($0.name) }, name: "Title")
print(try screen.toolbar.tap())
//: prints
// tap
// Title
