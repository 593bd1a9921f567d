// Provided values convert to the required type by subclassing, optionals and protocols, by label and by name.
//: Core/Core.swift
import Heirloom

public protocol Animal: AnyObject { var name: String { get } }
public protocol Pet: Animal { var owner: String { get } }
open class Mammal: Animal { public init() {}; open var name: String { "mammal" } }
public class Dog: Mammal, Pet { public let owner = "ada"; public override var name: String { "dog" } }

@Instantiable(fulfillingAdditionalTypes: [Dog.self, Mammal.self, Animal.self, Pet.self, (any Pet & Mammal).self])
public final class Poodle: Dog, Instantiable {
    public override init() { super.init() }
    public override var name: String { "poodle" }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Zoo: Instantiable {
    @Received let animal: any Animal
    @Received let maybe: (any Pet)?
    @Received let mammal: Mammal
    @Received let dog: Dog
    @Received let both: any Mammal & Pet
    @Received let poodle: Poodle?
    @Received let object: AnyObject
    var same: Bool { animal === mammal && dog === poodle && both === object && maybe != nil }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let one: Poodle
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let animal: any Animal
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let maybe: (any Pet)?
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let mammal: Mammal
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let dog: Dog
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let both: Mammal & Pet
    @Received(fulfilledByDependencyNamed: "one", ofType: Poodle.self) let poodle: Poodle?
    @Received(fulfilledByDependencyNamed: "dog", ofType: Dog.self) let object: AnyObject
    @Instantiated let other: Mammal
    @Instantiated let pair: any Pet & Mammal
    @Instantiated let pet: (any Pet)?
    @Instantiated let zoo: Zoo
}
//: App/main.swift
let app = App()
print(app.zoo.animal.name, app.zoo.same, app.other === app.one, app.pair.owner, app.pet?.owner ?? "none")
//: prints
// poodle true false ada ada
