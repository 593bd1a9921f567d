// A cast fulfills a property of a supertype.

//: App/Farm.swift
import Heirloom

class Animal {
    init() {}
}

protocol Guard: AnyObject {}

@Instantiable
final class Fence: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Animal.self])
final class Dog: Animal, Guard, Instantiable {
    @Received let fence: Fence
}

@Instantiable
final class Barn: Instantiable {
    @Received let animal: Animal
    @Received let watch: Guard & AnyObject
}

@Instantiable
final class Farm: Instantiable {
    @Instantiated let fence: Fence
    @Instantiated let animal: Animal
    @Instantiated(fulfilledByType: "Dog") let watch: Guard & AnyObject
    @Instantiated let barn: Barn
    @Instantiated(fulfilledByType: "Dog") let puppyBuilder: ErasedInstantiator<Void, Animal>
}

//: App/main.swift
let farm = Farm()
printTree(farm)
printTree(farm.puppyBuilder.instantiate())

//: generated App
import Heirloom

extension Farm {
    convenience init() {
        let fence = Fence()
        let animal: Animal = Dog(fence: fence)  // Farm.animal
        let watch: any Guard & AnyObject = Dog(fence: fence)  // Farm.watch
        let barn = Barn(animal: animal, watch: watch)
        let puppyBuilder = ErasedInstantiator<Void, Animal> {  // Farm.puppyBuilder
            Dog(fence: fence)
        }
        self.init(fence: fence, animal: animal, watch: watch, barn: barn, puppyBuilder: puppyBuilder)
    }
}

//: prints
// Farm #1
//   fence: Fence #2
//   animal: Dog #3
//     fence: Fence #2
//   watch: Dog #4
//     fence: Fence #2
//   barn: Barn #5
//     animal: Dog #3
//     watch: Dog #4
//   puppyBuilder: ErasedInstantiator<(), Animal>
// Dog #1
//   fence: Fence #2
