// A finite chain of generic types whose arguments multiply is an error once the type names become too long; short chains are
// valid.

//: App/App.swift
import Heirloom

@Instantiable
struct First<Item>: Instantiable {
    @Instantiated let next: Second<(Item, Item, Item, Item, Item, Item)>
}

@Instantiable
struct Second<Item>: Instantiable {
    @Instantiated let next: Third<(Item, Item, Item, Item, Item, Item)>
}

@Instantiable
struct Third<Item>: Instantiable {
    @Instantiated let next: Fourth<(Item, Item, Item, Item, Item, Item)>
}

@Instantiable
struct Fourth<Item>: Instantiable {
    @Instantiated let next: Fifth<(Item, Item, Item, Item, Item, Item)>
}

@Instantiable
struct Fifth<Item>: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let first: First<Int>
    @Instantiated let third: Third<Int>
}

//: diagnostics
// App/App.swift:20:23: error: building 'next' of 'Fourth' requires too many or too large types: each generic type on the way here requires larger arguments, or several [endless-generics]
// App/App.swift:20:23: note: to end the recursion, build it with the same generic arguments and forward the values that differ
