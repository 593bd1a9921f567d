// A struct is required as a class, and a class without its wrapper.
//: Models/Models.swift
open class Entity {
    public init() {}
}
public struct Wrapper {
    public let entity: Entity
    public init(_ entity: Entity) { self.entity = entity }
}
//: App/main.swift
import Heirloom
import Models

@Instantiable
struct Value: Instantiable {}
@Instantiable
final class Person: Entity, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Value") let 1️⃣entity: Entity
    @Instantiated(fulfilledByType: "Person", erasedToConcreteExistential: true) let fine: Wrapper
    @Instantiated(fulfilledByType: "Person") let 2️⃣forgotten: Wrapper?
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
