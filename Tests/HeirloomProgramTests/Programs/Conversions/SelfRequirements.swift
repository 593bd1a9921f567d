// Protocols with requirements of 'Self' and static members are fulfilled, compared and erased.
//: App/main.swift
import Heirloom

protocol Versioned: Comparable {
    static var format: String { get }
    var version: Int { get }
}
extension Versioned {
    static func < (left: Self, right: Self) -> Bool { left.version < right.version }
}
protocol Described {
    var text: String { get }
}
struct AnyVersioned: Described {
    let text: String
    init<Value: Versioned>(_ value: Value) { text = "\(Value.format)\(value.version) \(value < value)" }
    init(described value: any Described) { text = value.text }
}
@Instantiable
struct Schema: Instantiable, Versioned, Hashable {
    static let format = "v"
    let version = 3
}
@Instantiable
struct App: Instantiable {
    @Instantiated let schema: Schema
    @Instantiated(fulfilledByType: "Schema", erasedToConcreteExistential: true) let erased: AnyVersioned
    @Instantiated(fulfilledByType: "Schema") let hashable: AnyHashable
    @Instantiated(fulfilledByType: "Schema") let versioned: any Versioned
    @Received(fulfilledByDependencyNamed: "schema", ofType: Schema.self) let equatable: any Equatable
    @Received(fulfilledByDependencyNamed: "erased", ofType: AnyVersioned.self) let described: any Described
}

let app = App()
print(app.erased.text, app.hashable == AnyHashable(app.schema), app.versioned.version, app.described.text)
print(type(of: app.equatable))
//: prints
// v3 false true 3 v3 false
// Schema
