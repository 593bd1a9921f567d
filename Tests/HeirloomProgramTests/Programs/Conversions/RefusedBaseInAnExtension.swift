// The built type is not the required one: a sibling class, a base class instead of its subclass, and an unrelated struct.
//: Core/Core.swift
import Heirloom

open class Animal { public init() {} }
open class Dog: Animal {}

@Instantiable
public final class Cat: Animal, Instantiable { public override init() { super.init() } }

@Instantiable
public final class Wolf: Animal, Instantiable { public override init() { super.init() } }

public struct Leash {}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Cat") let 1️⃣dog: Dog
    @Instantiated(fulfilledByType: "Cat") let animal: Animal
    @Instantiated(fulfilledByType: "Wolf") let 2️⃣cat: Cat
    @Instantiated(fulfilledByType: "Cat") let 3️⃣leash: Leash
    @Received(fulfilledByDependencyNamed: "animal", ofType: Animal.self) let 4️⃣asCat: Cat
}
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
