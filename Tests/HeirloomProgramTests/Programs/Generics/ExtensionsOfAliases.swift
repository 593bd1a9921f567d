// Extensions with 'instantiate' name their type by an alias or return Self.
//: Core/Core.swift
public final class NewStore { public let name: String; public init(name: String) { self.name = name } }
public typealias Store = NewStore
public struct Cache<Value> { public var values: [Value]; public init(values: [Value]) { self.values = values } }
public typealias Numbers = [Int]
public typealias Cached<Value> = Cache<Value>
//: Builders/Builders.swift
import Core
import Heirloom

@Instantiable
extension Store: Instantiable {
    public static func instantiate(name: String) -> Self { Self(name: name) }
}

@Instantiable
extension Cached: Instantiable {
    public static func instantiate(store: Store, numbers: Numbers = [1]) -> Cached<Int> {
        Cached<Int>(values: numbers + [store.name.count])
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Session: Instantiable {
    @Forwarded let name: String
    @Instantiated let store: NewStore
    @Instantiated let cache: Cache<Int>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Builders

let session = App().sessionBuilder.instantiate(name: "abc")
print(session.store.name, session.cache.values)
//: prints
// abc [1, 3]
