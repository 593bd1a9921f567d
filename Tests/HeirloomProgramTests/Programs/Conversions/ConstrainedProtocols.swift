// Protocols whose 'where' clauses name a class, self-constrained extensions, and actors behind protocols.
//: Core/Base.swift
open class Node {
    public init() {}
    public var label: String { "node" }
}
public protocol Rendering where Self: Node {
    func render() -> String
}
public protocol Nodal: Node {
    func visit() -> String
}
extension Rendering {
    public func render() -> String { "rendered \(label)" }
}
//: App/main.swift
import Core
import Heirloom

protocol Counter: Actor {
    func next() -> Int
}
@Instantiable
actor TapCounter: Instantiable, Counter {
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}
@Instantiable
final class Leaf: Node, Rendering, Nodal, Instantiable {
    func visit() -> String { "visited" }
}
@Instantiable
struct Canvas: Instantiable {
    @Instantiated(fulfilledByType: "Leaf") let rendering: any Rendering
    @Received(fulfilledByDependencyNamed: "rendering", ofType: (any Rendering).self) let node: Node
    @Instantiated(fulfilledByType: "Leaf") let nodal: any Nodal
    @Received(fulfilledByDependencyNamed: "nodal", ofType: Nodal.self) let other: Node
    @Instantiated(fulfilledByType: "TapCounter") let counter: any Counter
    @Instantiated(fulfilledByType: "TapCounter") let actor: any Actor
}

let canvas = Canvas()
print(canvas.rendering.render(), canvas.node.label, canvas.nodal.visit(), canvas.other.label)
print(await canvas.counter.next(), type(of: canvas.actor))
//: prints
// rendered node node visited node
// 1 TapCounter
