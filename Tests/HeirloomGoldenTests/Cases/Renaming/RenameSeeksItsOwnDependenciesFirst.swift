// The source of a rename is looked up first among the type's own dependencies, then above. The kitchen renames its own clock,
// and the bar renames the restaurant's.

//: App/Restaurant.swift
import Heirloom

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct Kitchen: Instantiable {
    @Instantiated let clock: Clock
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) let timer: Clock
    @Instantiated let oven: Oven
}

@Instantiable
struct Bar: Instantiable {
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) let timer: Clock
    @Instantiated let oven: Oven
}

@Instantiable
struct Oven: Instantiable {
    @Received let timer: Clock
}

@Instantiable
struct Restaurant: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let kitchen: Kitchen
    @Instantiated let bar: Bar
}

//: App/main.swift
printTree(Restaurant())

//: generated App
import Heirloom

extension Restaurant {
    init() {
        let clock = Clock()
        let kitchen = Restaurant.heirloomMakeKitchen()
        let bar = Restaurant.heirloomMakeBar(clock: clock)
        self.init(clock: clock, kitchen: kitchen, bar: bar)
    }

    private static func heirloomMakeKitchen() -> Kitchen {
        let clock = Clock()
        let timer = clock
        let oven = Oven(timer: timer)
        return Kitchen(clock: clock, timer: timer, oven: oven)
    }

    private static func heirloomMakeBar(clock: Clock) -> Bar {
        let timer = clock
        let oven = Oven(timer: timer)
        return Bar(timer: timer, oven: oven)
    }
}

//: prints
// Restaurant
//   clock: Clock #1
//   kitchen: Kitchen
//     clock: Clock #2
//     timer: Clock #2
//     oven: Oven
//       timer: Clock #2
//   bar: Bar
//     timer: Clock #1
//     oven: Oven
//       timer: Clock #1
