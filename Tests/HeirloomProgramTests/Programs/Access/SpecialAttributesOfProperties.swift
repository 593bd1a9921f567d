// Properties in an actor and a class have '@usableFromInline', 'nonisolated', 'unowned(unsafe)' and availability, on one line
// or several.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Store: Instantiable, Sendable { public let value = 1; public init() {} }

@Instantiable
public final class Model: Instantiable {
    @Received public unowned(unsafe) let store: Store
    @usableFromInline @Received internal let other: Store
    @available(*, noasync) @Forwarded public
        let title
        :
        String
    public fileprivate(set) var edits = 0
    @inlinable public func value() -> Int { other.value }
}

@Instantiable
public actor Worker: Instantiable {
    @Received nonisolated public let store: Store
    @Received
    private
    nonisolated
    let other: Store
    public var count: Int = 0 { willSet { _ = newValue } }
    public nonisolated var text: String { "\(store.value) \(other.value)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let other: Store
    @Instantiated let modelBuilder: Instantiator<Model>
    @Instantiated nonisolated let worker: Worker
}

let app = App()
print(app.worker.text, app.modelBuilder.instantiate(title: "a").value(), app.store === app.worker.store)
//: prints
// 1 1 1 true
