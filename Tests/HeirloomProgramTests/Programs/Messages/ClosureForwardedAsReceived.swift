// A closure is received without '@Sendable' although the ancestor forwards it with the attribute; a child needs only the plain
// one.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Button: Instantiable {
    @Received private let 1️⃣action: () -> Void
    public func tap() { action() }
}

@Instantiable
public struct Panel: Instantiable {
    @Forwarded private let action: @Sendable () -> Void
    @Instantiated public let button: Button
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let panels: Instantiator<Panel>
}

App().panels.instantiate(action: { print("tapped") }).button.tap()
//: refused
// 1️⃣ missing-dependency
