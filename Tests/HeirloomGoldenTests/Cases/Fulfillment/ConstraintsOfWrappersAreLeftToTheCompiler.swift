// A wrapper with a generic initializer is taken to wrap any value. The compiler checks the constraints.

//: option compiles=no
//: App/App.swift
import Heirloom

protocol Item {}

@Instantiable
struct Apple: Instantiable {}

struct AnyItem {
    init<Wrapped: Item>(_ item: Wrapped) {}
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
// App/Heirloom.generated.swift:7:21: error: initializer 'init(_:)' requires that 'Apple' conform to 'Item'
// App/App.swift:9:5: note: where 'Wrapped' = 'Apple'
