// A wrapper whose initializer has a constraint on an associated type is taken to wrap any value. The compiler checks such
// constraints.

//: option compiles=no
//: App/App.swift
import Heirloom

protocol Item { associatedtype Color }
enum Red {}
enum Green {}

@Instantiable
struct Apple: Instantiable, Item { typealias Color = Green }

struct AnyItem {
    init<Wrapped>(_ item: Wrapped) where Wrapped: Item, Wrapped.Color == Red {}
}

@Instantiable(isRoot: true)
struct Store: Instantiable {
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let fruit: AnyItem
}

//: generated App
import Heirloom

extension Store {
    init() {
        let fruit = AnyItem(Apple())  // Store.fruit
        self.init(fruit: fruit)
    }
}

//: compiler
// App/Heirloom.generated.swift:7:21: error: initializer 'init(_:)' requires the types 'Apple.Color' (aka 'Green') and 'Red' be equivalent
// App/App.swift:11:5: note: where 'Wrapped.Color' = 'Apple.Color' (aka 'Green')
