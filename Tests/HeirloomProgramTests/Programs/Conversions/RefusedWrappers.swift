// Wrappers that cannot be created from the value because of labels, effects, access, constraints or a missing initializer.
//: Boxes/Boxes.swift
public protocol Item {}
public protocol Priced: Item {}
public struct Labelled {
    public init(item: any Item) {}
}
public struct InternalBox {
    init(_ item: any Item) {}
}
public struct AsyncBox {
    public init(_ item: any Item) async {}
}
public struct PricedBox {
    public init<P>(_ item: P) where P: Priced {}
}
public struct Inout {
    public init(_ item: inout any Item) {}
}
public struct Bare {
    public init() {}
}
//: App/main.swift
import Boxes
import Heirloom

@Instantiable
struct Apple: Instantiable, Item {}

@Instantiable
struct Shop: Instantiable {
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 1️⃣labelled: Labelled
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 2️⃣hidden: InternalBox
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 3️⃣later: AsyncBox
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 4️⃣priced: PricedBox
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 5️⃣changing: Inout
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true)
    let 6️⃣builder: ErasedInstantiator<Void, Bare>
}
print(Shop())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
// 5️⃣ not-convertible
// 6️⃣ not-convertible
