// Two siblings, declared before what they share.
//: Core
@Instantiable
public final class XXHub: Instantiable { public var uses = 0 }
//: Feature
@Instantiable
public final class XXLeft: Instantiable {
    @Received private let xxHub: XXHub
    public func use() { xxHub.uses += 1 }
}
@Instantiable
public final class XXRight: Instantiable {
    @Received private let xxHub: XXHub
    @Received private let xxLeft: XXLeft
    public func use() { xxLeft.use(); xxHub.uses += 1 }
}
//: root
@Instantiated let xxRight: XXRight
@Instantiated let xxLeft: XXLeft
@Instantiated let xxHub: XXHub
//: inner
@Received let xxRight: XXRight
@Instantiated let xxLeft: XXLeft
//: main
inner.xxRight.use()
inner.xxLeft.use()
print(root.xxHub.uses)
//: prints
// 3
