// A superclass that wants an argument, and one that wants none.
//: Core
open class XXEntity {
    public let kind: String
    public init(kind: String) { self.kind = kind }
}
open class XXThing { public let weight = 4; public init() {} }
@Instantiable
public final class XXStock: Instantiable { public let count = 9 }
//: Feature
@Instantiable
public final class XXCar: XXEntity, Instantiable {
    @Received private let xxStock: XXStock
    public init(xxStock: XXStock) {
        self.xxStock = xxStock
        super.init(kind: "car \(xxStock.count)")
    }
}
@Instantiable
public final class XXWheel: XXThing, Instantiable {
    @Received public let xxStock: XXStock
}
//: root
@Instantiated let xxStock: XXStock
@Instantiated(fulfilledByType: "XXCar") let xxEntity: XXEntity
//: inner
@Received let xxEntity: XXEntity
@Instantiated let xxWheel: XXWheel
//: main
print(inner.xxEntity.kind, inner.xxWheel.weight, inner.xxWheel.xxStock.count)
//: prints
// car 9 4 9
