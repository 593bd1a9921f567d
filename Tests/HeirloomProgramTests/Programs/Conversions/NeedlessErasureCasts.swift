// 'erasedToConcreteExistential: true' for values that are only cast: everything compiles, with a warning for each argument.
//: Core/Contracts.swift
public protocol Speaking {
    func speak() -> String
}
open class Animal {
    public init() {}
}
//: App/main.swift
import Core
import Heirloom

typealias Hound = Dog

@Instantiable(fulfillingAdditionalTypes: [Speaking.self, Animal.self])
final class Dog: Animal, Speaking, Instantiable {
    func speak() -> String { "woof" }
}
@Instantiable
struct Kennel: Instantiable {
    @Instantiated(erasedToConcreteExistential: true) let 1️⃣speaking: any Speaking
    @Instantiated(erasedToConcreteExistential: true) let 2️⃣animal: Animal
    @Instantiated(erasedToConcreteExistential: true) let 3️⃣hound: Hound
    @Instantiated(fulfilledByType: "Dog", erasedToConcreteExistential: true) let 4️⃣both: (Animal & Speaking)?
    @Instantiated(fulfilledByType: "Dog", erasedToConcreteExistential: true)
    let 5️⃣builder: ErasedInstantiator<Void, any Speaking>
    @Received(fulfilledByDependencyNamed: "hound", ofType: Dog.self, erasedToConcreteExistential: true)
    let 6️⃣dog: any Speaking
}

let kennel = Kennel()
print(kennel.speaking.speak(), type(of: kennel.animal), kennel.both?.speak() ?? "")
print(kennel.builder.instantiate().speak(), kennel.dog.speak(), kennel.hound.speak())
//: warned
// 1️⃣ needless-erasure
// 2️⃣ needless-erasure
// 3️⃣ needless-erasure
// 4️⃣ needless-erasure
// 5️⃣ needless-erasure
// 6️⃣ needless-erasure
//: prints
// woof Dog woof
// woof woof woof
