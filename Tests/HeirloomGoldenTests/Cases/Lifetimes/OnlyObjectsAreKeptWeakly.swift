// Only objects can be cached weakly. Their type is a class, an actor, or a protocol that is known to be constrained to classes.

//: App/App.swift
import Heirloom

protocol Base: AnyObject {}
protocol Derived: Base {}
protocol Plain {}
protocol PlainDerived: Plain, Sendable {}

@Instantiable(
    fulfillingAdditionalTypes: [Derived.self, Plain.self, PlainDerived.self, CustomStringConvertible.self]
)
final class Object: Instantiable, Derived, PlainDerived, CustomStringConvertible {
    var description: String { "" }
}

@Instantiable
actor Counter: Instantiable {}

@Instantiable
struct Value: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .weak) let object: () -> Object
    @Instantiated(lifetime: .weak) let counter: () -> Counter
    @Instantiated(lifetime: .weak) let derived: () -> any Derived
    @Instantiated(fulfilledByType: "Object", lifetime: .weak) let both: () -> any Plain & AnyObject
    @Instantiated(lifetime: .weak) let value: () -> Value
    @Instantiated(lifetime: .weak) let plain: () -> any PlainDerived
    @Instantiated(lifetime: .weak) let description: () -> any CustomStringConvertible
}

//: diagnostics
// App/App.swift:27:40: error: '.weak' of 'value: () -> Value' requires a class type, but 'Value' is a struct [weak-value]
// App/App.swift:19:8: note: only classes and actors can be kept weakly
// App/App.swift:28:40: error: '.weak' of 'plain: () -> any PlainDerived' requires a class type, but 'any PlainDerived' may be a value type [weak-value]
// App/App.swift:6:10: note: constrain 'PlainDerived' to 'AnyObject'
// App/App.swift:29:40: error: '.weak' of 'description: () -> any CustomStringConvertible' requires a class type, but 'any CustomStringConvertible' may be a value type [weak-value]
// App/App.swift:29:40: note: write 'any CustomStringConvertible & AnyObject', with 'fulfilledByType: "Object"'
