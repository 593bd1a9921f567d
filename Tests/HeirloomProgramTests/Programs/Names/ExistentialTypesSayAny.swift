// A protocol as a type is printed with `any`, regardless of its original spelling. The module it is printed in may require
// `any`.

//: option swiftc App=-enable-upcoming-feature ExistentialAny
//: Shapes/Shapes.swift
import Heirloom

public protocol Shape {}
public protocol Named {}
public typealias NamedShape = Named & Shape
public typealias AnyShape = any Shape

public struct Box<Content> {
    let contents: [Content]

    public init(_ contents: [Content]) {
        self.contents = contents
    }
}

public struct Circle: Shape, Named {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Shape.self])
public struct Square: Instantiable, Shape {}

@Instantiable
public struct Canvas: Instantiable {
    @Instantiated let shape: Shape
    @Instantiated let frame: Frame
    @Forwarded let named: NamedShape
    @Forwarded let spare: AnyShape?
    @Forwarded let kind: Shape.Type
    @Forwarded let box: Box<Shape>
    @Forwarded let repair: (Error) -> (Named & Shape)?
}

@Instantiable
public struct Frame: Instantiable {
    @Received let shape: Shape
    @Received let named: NamedShape
    @Received let spare: AnyShape?
    @Received let kind: Shape.Type
    @Received let box: Box<Shape>
    @Received let repair: (Error) -> (Named & Shape)?
    @Instantiated let line: Line
}

@Instantiable
public struct Line: Instantiable {
    @Received let kind: Shape.Type
}

//: App/App.swift
import Heirloom
import Shapes

@Instantiable(isRoot: true)
struct Studio: Instantiable {
    @Instantiated let canvasBuilder: Instantiator<Canvas>
}

//: App/main.swift
import Shapes

printTree(
    Studio().canvasBuilder.instantiate(
        named: Circle(),
        spare: nil,
        kind: Square.self,
        box: Box([Circle()]),
        repair: { _ in nil }
    )
)

//: prints
// Canvas
//   shape: Square
//   frame: Frame
//     shape: Square
//     named: Circle
//     spare: nil
//     kind: Square.Type Shapes.Square
//     box: Box<Shape>
//       contents: Array<Shape> [Shapes.Circle()]
//     repair: (Error) -> Optional<Named & Shape> (Function)
//     line: Line
//       kind: Square.Type Shapes.Square
//   named: Circle
//   spare: nil
//   kind: Square.Type Shapes.Square
//   box: Box<Shape>
//     contents: Array<Shape> [Shapes.Circle()]
//   repair: (Error) -> Optional<Named & Shape> (Function)
