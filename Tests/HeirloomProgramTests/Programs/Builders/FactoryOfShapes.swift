// A factory with a table of erased builders, each with other values behind the same function type.
//: Shapes/Shapes.swift
import Heirloom

public protocol Shape { var area: Double { get } }
public struct Size { public let width: Double; public let height: Double; public init(width: Double, height: Double) { self.width = width; self.height = height } }

@Instantiable
public final class Scale: Instantiable {
    public let factor = 2.0
    public init() {}
}

@Instantiable
public struct Circle: Instantiable, Shape {
    @Forwarded private let radius: Double
    @Received private let scale: Scale
    public var area: Double { 3 * radius * radius * scale.factor }
}

@Instantiable
public struct Rectangle: Instantiable, Shape {
    @Forwarded private let size: Size
    @Received private let scale: Scale
    public var area: Double { size.width * size.height * scale.factor }
}

@Instantiable
public struct Group: Instantiable, Shape {
    @Forwarded private let label: String
    @Forwarded private let shapes: [any Shape]
    public var area: Double { shapes.map(\.area).reduce(0, +) }
}

@Instantiable
public struct Unit: Instantiable, Shape { public let area = 1.0; public init() {} }

@Instantiable
public struct ShapeFactory: Instantiable {
    @Instantiated(fulfilledByType: "Circle") private let circle: ErasedInstantiator<Double, any Shape>
    @Instantiated(fulfilledByType: "Rectangle") private let rectangle: ErasedInstantiator<Size, any Shape>
    @Instantiated(fulfilledByType: "Group")
    private let group: ErasedInstantiator<(shapes: Array<any Shape>, label: Swift.String), any Shape>
    @Instantiated(fulfilledByType: "Unit") private let unit: ErasedInstantiator<Void, any Shape>

    public func make(_ words: [String]) -> any Shape {
        let shapes: [any Shape] = words.map { word in
            switch word {
            case "circle": circle.instantiate(1)
            case "square": rectangle.instantiate(Size(width: 2, height: 2))
            default: unit.instantiate()
            }
        }
        return shapes.count == 1 ? shapes[0] : group.instantiate((shapes: shapes, label: "group"))
    }
}
//: App/main.swift
import Heirloom
import Shapes

@Instantiable
struct Drawing: Instantiable {
    @Instantiated let scale: Scale
    @Instantiated let shapeFactory: ShapeFactory
}

let factory = Drawing().shapeFactory
print(factory.make(["circle"]).area, factory.make(["square", "unit", "circle"]).area)
//: prints
// 6.0 15.0
