// One value has five names in three modules; each name has another protocol or an optional of it.
//: Core/Core.swift
import Heirloom
public protocol A: AnyObject { var id: Int { get } }
public protocol B: A {}
public protocol C: B {}
@Instantiable
public final class Source: Instantiable, C { public let id = 7; public init() {} }
//: Middle/Middle.swift
import Core
import Heirloom
@Instantiable
public struct Inner: Instantiable {
    @Received(fulfilledByDependencyNamed: "asB", ofType: (any B).self) private let asA: any A
    @Instantiated public let leaf: Leaf
}
@Instantiable
public struct Leaf: Instantiable {
    @Received private let asA: any A
    @Received(fulfilledByDependencyNamed: "asA", ofType: A.self, onlyIfAvailable: true) private let maybe: (any A)?
    @Received(fulfilledByDependencyNamed: "asB", ofType: B.self) private let again: any A
    public var isOne: Bool { asA === maybe && asA === again && asA.id == 7 }
}
//: App/main.swift
import Core
import Heirloom
import Middle
@Instantiable
struct App: Instantiable {
    @Instantiated let inner: Inner
    @Received(fulfilledByDependencyNamed: "asC", ofType: C.self) let asB: any B
    @Received(fulfilledByDependencyNamed: "source", ofType: Source.self) let asC: any C
    @Instantiated let source: Source
}
print(App().inner.leaf.isOne)
//: prints
// true
