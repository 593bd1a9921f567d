// Initializers whose isolation differs from that of their type: a nonisolated root calls a 'nonisolated init' on a main-actor
// type.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Counter: Instantiable, Sendable { public init() {} }

@MainActor
@Instantiable
public final class ScreenModel: Instantiable {
    @Received private let counter: Counter
    private var title = ""

    public nonisolated init(counter: Counter) {
        self.counter = counter
    }

    public func open() -> String {
        title = "open"
        return title
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class Root: Instantiable, Sendable {
    @Instantiated let counter: Counter
    @Instantiated let screenModel: ScreenModel
}

nonisolated func make() -> Root { Root() }
print(make().screenModel.open())
//: prints
// open
