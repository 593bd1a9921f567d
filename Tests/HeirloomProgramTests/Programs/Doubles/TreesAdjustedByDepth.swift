// A node that builds itself on demand, whose leaves are overridden at each depth.
//: option configuration=debug
//: App/main.swift
import Heirloom
@Instantiable(isRoot: true, generateMock: true) final class Tree: Instantiable {
    @Instantiated let nodeBuilder: Instantiator<Node>
    @Instantiated let shared: Shared
    @Instantiated(lifetime: .weak) let w: () -> Shared2
}
@Instantiable final class Node: Instantiable {
    @Forwarded let depth: Int
    @Instantiated let childBuilder: Instantiator<Node>
    @Received let shared: Shared
    @Instantiated let leaf: Leaf
    @Received let w: () -> Shared2
}
@Instantiable final class Shared: Instantiable {}
@Instantiable final class Shared2: Instantiable { @Received let shared: Shared }
@Instantiable struct Leaf: Instantiable {
    @Received let depth: Int
    let kind: String
    init(depth: Int, kind: String = "real") {
        self.depth = depth
        self.kind = kind
    }
}
let t = Tree.mock(
    overrides: .init(
        nodeBuilder: .init(childBuilder: .init(leaf: .init(kind: "inner")), leaf: .init(kind: "stub"))
    )
)
let n = t.nodeBuilder.instantiate(1)
print(
    n.leaf,
    n.childBuilder.instantiate(2).leaf,
    n.childBuilder.instantiate(2).childBuilder.instantiate(3).leaf,
    n.w() === n.w()
)
//: prints
// Leaf(depth: 1, kind: "stub") Leaf(depth: 2, kind: "inner") Leaf(depth: 3, kind: "real") true
