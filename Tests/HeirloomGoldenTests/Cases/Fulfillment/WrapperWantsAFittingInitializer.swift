// A wrapper needs an initializer that takes the value without a label and neither fails nor throws.

//: App/Store.swift
import Heirloom

protocol Item {}

protocol Priced {}

@Instantiable
struct Apple: Instantiable, Item {}

struct Labelled {
    init(item: any Item) {}
}

struct Failing {
    init?(_ item: any Item) {}
}

struct Throwing {
    init(_ item: any Item) throws {}
}

struct Hidden {
    private init(_ item: any Item) {}
}

struct Demanding {
    init(_ item: any Item, price: Int) {}
}

struct OfPriced {
    init<P: Priced>(_ priced: P) {}
}

@Instantiable
struct Store: Instantiable {
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let labelled: Labelled
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let failing: Failing
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let mayFail: Failing?
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let throwing: Throwing
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let hidden: Hidden
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let demanding: Demanding
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let ofPriced: OfPriced
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true)
    let builder: ErasedInstantiator<Void, Labelled>
}

//: diagnostics
// App/Store.swift:36:84: error: 'Store' builds 'Apple' for 'labelled: Labelled', but 'Apple' cannot be wrapped in 'Labelled' [not-convertible]
// App/Store.swift:10:8: note: to wrap it, add an 'init(_:)' to 'Labelled' that takes 'Apple' and neither fails nor throws
// App/Store.swift:37:84: error: 'Store' builds 'Apple' for 'failing: Failing', but 'Apple' cannot be wrapped in 'Failing' [not-convertible]
// App/Store.swift:14:8: note: to wrap it, add an 'init(_:)' to 'Failing' that takes 'Apple' and neither fails nor throws
// App/Store.swift:39:84: error: 'Store' builds 'Apple' for 'throwing: Throwing', but 'Apple' cannot be wrapped in 'Throwing' [not-convertible]
// App/Store.swift:18:8: note: to wrap it, add an 'init(_:)' to 'Throwing' that takes 'Apple' and neither fails nor throws
// App/Store.swift:40:84: error: 'Store' builds 'Apple' for 'hidden: Hidden', but 'Apple' cannot be wrapped in 'Hidden' [not-convertible]
// App/Store.swift:22:8: note: to wrap it, add an 'init(_:)' to 'Hidden' that takes 'Apple' and neither fails nor throws
// App/Store.swift:41:84: error: 'Store' builds 'Apple' for 'demanding: Demanding', but 'Apple' cannot be wrapped in 'Demanding' [not-convertible]
// App/Store.swift:26:8: note: to wrap it, add an 'init(_:)' to 'Demanding' that takes 'Apple' and neither fails nor throws
// App/Store.swift:42:84: error: 'Store' builds 'Apple' for 'ofPriced: OfPriced', but 'Apple' cannot be wrapped in 'OfPriced' [not-convertible]
// App/Store.swift:30:8: note: to wrap it, add an 'init(_:)' to 'OfPriced' that takes 'Apple' and neither fails nor throws
// App/Store.swift:44:9: error: 'Store' builds 'Apple' for 'builder: ErasedInstantiator<Void, Labelled>', but 'Apple' cannot be wrapped in 'Labelled' [not-convertible]
// App/Store.swift:10:8: note: to wrap it, add an 'init(_:)' to 'Labelled' that takes 'Apple' and neither fails nor throws
