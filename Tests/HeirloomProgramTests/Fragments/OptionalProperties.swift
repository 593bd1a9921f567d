// Optional properties, and an optional builder.
//: Core
@Instantiable
public final class XXCache: Instantiable { public let size = 8 }
//: Feature
@Instantiable
public struct XXShelf: Instantiable {
    @Received public let xxCache: XXCache?
}
//: root
@Instantiated let xxCache: XXCache?
//: inner
@Received let xxCache: Optional<XXCache>
@Instantiated let xxShelfBuilder: Instantiator<XXShelf>?
//: main
print(inner.xxCache?.size ?? 0, inner.xxShelfBuilder?.instantiate().xxCache === root.xxCache)
//: prints
// 8 true
