// A nested type named `Type` or `Protocol` is built through an alias, because 'Outer.`Type`' in a call would be the metatype of
// the enclosing type.

//: Shapes/Shapes.swift
import Heirloom

public enum Shape {
    @Instantiable
    public struct `Type`: Instantiable {
        @Forwarded public let corners: Int
        @Instantiated public let `protocol`: `Protocol`
    }

    @Instantiable
    public struct `Protocol`: Instantiable {
        @Received public let corners: Int
        @Instantiated public let entry: Entry

        @Instantiable
        public struct Entry: Instantiable {
            @Received public let corners: Int
        }
    }
}

@Instantiable
public struct `Type`: Instantiable {}

//: App/Root.swift
import Heirloom
import Shapes

enum Own {
    final class `Type` {}
}

@Instantiable
extension Own.`Type`: Instantiable {
    static func instantiate() -> Own.`Type` { .init() }
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let type: Shapes.`Type`
    @Instantiated let own: Own.`Type`
    @Instantiated let shapeBuilder: Instantiator<Shape.`Type`>
    @Instantiated let drawing: Drawing
}

@Instantiable
struct Drawing: Instantiable {
    @Received let own: Own.`Type`
    @Instantiated let inner: Inner
}

@Instantiable
struct Inner: Instantiable {
    @Received let own: Own.`Type`
}

//: App/main.swift
printTree(Root())

//: prints
// Root
//   type: Type
//   own: Type #1
//   shapeBuilder: Instantiator<Type>
//   drawing: Drawing
//     own: Type #1
//     inner: Inner
//       own: Type #1
