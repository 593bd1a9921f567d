// `fulfillingAdditionalTypes` may list a wrapper that can be created from the type.

//: Shapes/AnyShape.swift
public protocol Shape {
    var name: String { get }
}

public struct AnyShape: Shape {
    public let name: String

    public init<S>(_ shape: S) where S: Shape {
        name = "any \(shape.name)"
    }
}

//: App/Drawing.swift
import Heirloom
import Shapes

@Instantiable(fulfillingAdditionalTypes: [AnyShape.self])
struct Circle: Instantiable, Shape {
    var name: String { "circle" }
}

@Instantiable
struct Label: Instantiable {
    @Received let shape: AnyShape
}

@Instantiable
struct Drawing: Instantiable {
    @Instantiated(erasedToConcreteExistential: true) let shape: AnyShape
    @Instantiated let label: Label
}

//: App/main.swift
printTree(Drawing())

//: generated App
import Heirloom
import Shapes

extension Drawing {
    init() {
        let shape = AnyShape(Circle())  // Drawing.shape
        let label = Label(shape: shape)
        self.init(shape: shape, label: label)
    }
}

//: prints
// Drawing
//   shape: AnyShape
//     name: String "any circle"
//   label: Label
//     shape: AnyShape
//       name: String "any circle"
