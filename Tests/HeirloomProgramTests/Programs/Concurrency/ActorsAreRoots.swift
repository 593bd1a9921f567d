// Actors are roots and scopes, some types are on global actors, and their initializers are nonisolated or isolated.
//: Core/Core.swift
import Heirloom

public protocol Storing: Actor { func next() -> Int }

@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public actor Store: Instantiable, Storing {
    private var number: Int
    public init(start: Int = 4) { number = start }
    public func next() -> Int { number += 1; return number }
}

@Instantiable
public actor Reader: Instantiable {
    @Received let store: any Storing
    @Forwarded public nonisolated let name: String
    public init(store: any Storing, name: String) { self.store = store; self.name = name }
    public func read() async -> String { "\(name) \(await store.next())" }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
actor App: Instantiable {
    @Instantiated nonisolated let store: any Storing
    @Instantiated nonisolated let readerBuilder: SendableInstantiator<Reader>
    @Instantiated private let scope: Scope
    @Instantiated let later: Instantiator<Scope>

    func run() async -> [String] {
        [await readerBuilder.instantiate(name: "a").read(), await scope.reader.read(), "\(later.instantiate().reader === scope.reader)"]
    }
}

@Instantiable
final class Scope: Instantiable {
    @Instantiated let inner: Inner
    @Received let store: any Storing
    var reader: Reader { inner.reader }
}

@Instantiable
final class Inner: Instantiable {
    @Instantiated let readerBuilder: SendableInstantiator<Reader>
    lazy var reader = readerBuilder.instantiate(name: "b")
}
//: App/main.swift
let app = App()
print(await app.run(), app.readerBuilder.instantiate(name: "c").name, await app.store.next())
//: prints
// ["a 5", "b 6", "false"] c 7
