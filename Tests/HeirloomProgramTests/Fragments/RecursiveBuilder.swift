// A type that builds itself.
//: Core
@Instantiable
public final class XXCounter: Instantiable { public var nodes = 0 }
//: Feature
@Instantiable
public final class XXNode: Instantiable {
    @Forwarded private let depth: Int
    @Received private let xxCounter: XXCounter
    @Instantiated private let childBuilder: Instantiator<XXNode>
    public func grow() {
        xxCounter.nodes += 1
        if depth > 0 { childBuilder.instantiate(depth: depth - 1).grow() }
    }
}
//: root
@Instantiated let xxCounter: XXCounter
//: inner
@Instantiated let xxNodeBuilder: Instantiator<XXNode>
//: main
inner.xxNodeBuilder.instantiate(depth: 3).grow()
print(root.xxCounter.nodes)
//: prints
// 4
