// A value that is wrapped when it is built, and a builder whose product is.
//: Feature
public protocol XXShape { var area: Int { get } }
public struct XXAnyShape: XXShape {
    public let area: Int
    public init(_ shape: some XXShape) { area = shape.area }
}
//: App
@Instantiable
struct XXCircle: Instantiable, XXShape { let area = 3 }
@Instantiable
struct XXSquare: Instantiable, XXShape {
    @Forwarded let side: Int
    var area: Int { side * side }
}
//: root
@Instantiated(fulfilledByType: "XXCircle", erasedToConcreteExistential: true) let xxShape: XXAnyShape
//: inner
@Received let xxShape: XXAnyShape
@Instantiated(fulfilledByType: "XXSquare", erasedToConcreteExistential: true)
let xxSquareBuilder: ErasedInstantiator<Int, XXAnyShape>
//: main
print(inner.xxShape.area, inner.xxSquareBuilder.instantiate(4).area)
//: prints
// 3 16
