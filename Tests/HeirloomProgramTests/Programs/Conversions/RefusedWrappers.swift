// Wrappers that cannot be created from the value because of labels, effects or a missing initializer.
//: Boxes/Boxes.swift
public protocol Item {}
public struct Labeled {
    public init(item: any Item) {}
}
public struct AsyncBox {
    public init(_ item: any Item) async {}
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
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 1️⃣labeled: Labeled
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true) let 2️⃣later: AsyncBox
    @Instantiated(fulfilledByType: "Apple", erasedToConcreteExistential: true)
    let 3️⃣builder: ErasedInstantiator<Void, Bare>
}
print(Shop())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
