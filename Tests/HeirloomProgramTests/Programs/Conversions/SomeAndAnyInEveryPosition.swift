// Existentials in arrays, dictionaries, optionals, functions and tuples, with and without 'any'.
//: Core/Shapes.swift
public protocol Shape { var area: Int { get } }
public protocol Holder<Element> {
    associatedtype Element
    var element: Element { get }
}
public struct Square: Shape {
    public let area: Int
    public init(area: Int) { self.area = area }
}
//: Canvas/Canvas.swift
import Core
import Heirloom

public struct Frame<Element>: Holder {
    public let element: Element
    public init(element: Element) { self.element = element }
}

@Instantiable
extension Frame: Instantiable {
    public static func instantiate() -> Frame<Int> { Frame<Int>(element: 4) }
    public static func instantiate(label: String) -> Frame<String> { Frame<String>(element: label) }
}

@Instantiable
public struct Canvas: Instantiable {
    @Received public let shapes: [any Shape]
    @Received public let first: (any Shape)?
    @Received public let byName: [String: any Shape]
    @Received public let make: (any Shape) -> any Shape
    @Received public let both: (any Shape, (any Shape)?)
    @Received public let metatype: (any Shape).Type
    @Received public let kind: any Shape.Type
    @Instantiated public let holder: Frame<Int>
    @Instantiated public let label: Frame<String>

    public var text: String {
        let areas = shapes.map(\.area) + [first?.area ?? 0, byName["a"]?.area ?? 0, make(both.0).area]
        return "\(areas) \(metatype) \(kind) \(holder.element) \(label.element)"
    }
}
//: App/App.swift
import Canvas
import Core
import Heirloom

@Instantiable
struct Scene: Instantiable {
    @Forwarded let shapes: Array<any Shape>
    @Forwarded let first: Optional<any Shape>
    @Forwarded let byName: Dictionary<String, any Shape>
    @Forwarded let make: (Shape) -> Shape
    @Forwarded let both: (Shape, Shape?)
    @Forwarded let metatype: (any Shape).Type
    @Forwarded let kind: any Shape.Type
    @Received let label: String
    @Instantiated let canvas: Canvas
}

@Instantiable
struct Outer: Instantiable {
    @Forwarded let label: String
    @Instantiated let sceneBuilder: Instantiator<Scene>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let outerBuilder: Instantiator<Outer>
}
//: App/main.swift
import Core

let outer = App().outerBuilder.instantiate(label: "L")
let square = Square(area: 2)
let scene = outer.sceneBuilder.instantiate(
    shapes: [square], first: nil, byName: ["a": square], make: { Square(area: $0.area * 10) }, both: (square, nil),
    metatype: (any Shape).self, kind: Square.self)
print(scene.canvas.text)
//: prints
// [2, 0, 2, 20] Shape Square 4 L
