// The source of a rename is sought first among the type's own dependencies, then above: the kitchen renames
// its own clock, the bar the restaurant's.

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
