// A wrapper needs an initializer that takes one value without a label and does not throw. Whether it takes this value is
// left to the compiler.

//: App/Store.swift
import Heirloom

protocol Item {}

@Instantiable
struct Apple: Instantiable, Item {}

struct Labeled {
    init(item: any Item) {}
}

struct Failing {
    init?(_ item: any Item) {}
}

struct Throwing {
    init(_ item: any Item) throws {}
}

struct Demanding {
    init(_ item: any Item, price: Int) {}
}

@Instantiable
struct Store: Instantiable {
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let labeled: Labeled
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let mayFail: Failing?
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let throwing: Throwing
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let demanding: Demanding
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true)
    let builder: ErasedInstantiator<Void, Labeled>
}

//: diagnostics
// App/Store.swift:26:84: error: 'Store' builds 'Apple' for 'labeled: Labeled', but 'Apple' cannot be wrapped in 'Labeled' [not-convertible]
// App/Store.swift:8:8: note: to wrap it, add an 'init(_:)' to 'Labeled' that takes 'Apple' and neither fails nor throws
// App/Store.swift:28:84: error: 'Store' builds 'Apple' for 'throwing: Throwing', but 'Apple' cannot be wrapped in 'Throwing' [not-convertible]
// App/Store.swift:16:8: note: to wrap it, add an 'init(_:)' to 'Throwing' that takes 'Apple' and neither fails nor throws
// App/Store.swift:29:84: error: 'Store' builds 'Apple' for 'demanding: Demanding', but 'Apple' cannot be wrapped in 'Demanding' [not-convertible]
// App/Store.swift:20:8: note: to wrap it, add an 'init(_:)' to 'Demanding' that takes 'Apple' and neither fails nor throws
// App/Store.swift:31:9: error: 'Store' builds 'Apple' for 'builder: ErasedInstantiator<Void, Labeled>', but 'Apple' cannot be wrapped in 'Labeled' [not-convertible]
// App/Store.swift:8:8: note: to wrap it, add an 'init(_:)' to 'Labeled' that takes 'Apple' and neither fails nor throws
