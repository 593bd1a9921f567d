// A wrapper wants an initializer that takes the value without a label, and neither fails nor throws.

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
// App/Store.swift:36:84: error: 'Store' builds 'Apple' for 'labelled: Labelled', but it cannot be wrapped in 'Labelled' [not-convertible]
// App/Store.swift:10:8: note: 'Labelled' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:37:84: error: 'Store' builds 'Apple' for 'failing: Failing', but it cannot be wrapped in 'Failing' [not-convertible]
// App/Store.swift:14:8: note: 'Failing' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:39:84: error: 'Store' builds 'Apple' for 'throwing: Throwing', but it cannot be wrapped in 'Throwing' [not-convertible]
// App/Store.swift:18:8: note: 'Throwing' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:40:84: error: 'Store' builds 'Apple' for 'hidden: Hidden', but it cannot be wrapped in 'Hidden' [not-convertible]
// App/Store.swift:22:8: note: 'Hidden' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:41:84: error: 'Store' builds 'Apple' for 'demanding: Demanding', but it cannot be wrapped in 'Demanding' [not-convertible]
// App/Store.swift:26:8: note: 'Demanding' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:42:84: error: 'Store' builds 'Apple' for 'ofPriced: OfPriced', but it cannot be wrapped in 'OfPriced' [not-convertible]
// App/Store.swift:30:8: note: 'OfPriced' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
// App/Store.swift:44:9: error: 'Store' builds 'Apple' for 'builder: ErasedInstantiator<Void, Labelled>', but it cannot be wrapped in 'Labelled' [not-convertible]
// App/Store.swift:10:8: note: 'Labelled' can wrap it once it has an 'init(_:)' that takes 'Apple' and neither fails nor throws
