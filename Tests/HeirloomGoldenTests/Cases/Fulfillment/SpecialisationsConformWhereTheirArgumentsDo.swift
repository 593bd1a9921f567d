// An extension with a `where` clause lets those specialisations conform whose arguments meet it.

//: Shapes/Types.swift
import Heirloom

protocol Shape {}

struct Circle: Shape {}

struct Plain {}

struct Stack<Element> {}

extension Stack: Shape where Element: Shape {}

@Instantiable(fulfillingAdditionalTypes: [Shape.self])
extension Stack: Instantiable {
    static func instantiate() -> Stack<Plain> {
        Stack<Plain>()
    }
}

@Instantiable
extension Array: Instantiable {
    static func instantiate() -> [Plain] {
        []
    }
}

extension Array: Shape where Element == Circle {}

@Instantiable
struct Drawing: Instantiable {
    @Instantiated(fulfilledByType: "Array<Plain>") let shape: any Shape
}

//: diagnostics
// Shapes/Types.swift:13:43: error: 'Stack<Plain>' lists 'Shape', but does not conform to 'Shape' [not-convertible]
// Shapes/Types.swift:11:11: note: 'Stack' conforms to 'Shape' only 'where Element: Shape'
// Shapes/Types.swift:31:56: error: 'Drawing' builds '[Plain]' for 'shape: any Shape', but it does not conform to 'Shape' [not-convertible]
// Shapes/Types.swift:27:11: note: 'Array' conforms to 'Shape' only 'where Element == Circle'
