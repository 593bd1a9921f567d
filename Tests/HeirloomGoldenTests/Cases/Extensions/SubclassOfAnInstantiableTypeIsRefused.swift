// `@Instantiable` on a subclass of an instantiable type is rejected.

//: Shapes/Shape.swift
import Heirloom

@Instantiable
open class Shape: Instantiable {
    @Received public let pen: Pen
}

@Instantiable
public final class Pen: Instantiable {}

//: App/Drawing.swift
import Heirloom
import Shapes

@Instantiable
final class Circle: Shape, Instantiable {
    @Instantiated let center: Center

    init(pen: Pen, center: Center) {
        self.center = center
        super.init(pen: pen)
    }
}

@Instantiable
final class Center: Instantiable {}

@Instantiable
final class Drawing: Instantiable {
    @Instantiated let pen: Pen
    @Instantiated let circle: Circle
}

//: App/main.swift
printTree(Drawing())

//: diagnostics
// App/Drawing.swift:5:13: error: 'Circle' cannot be '@Instantiable' because its superclass 'Shape' is '@Instantiable' [instantiable-superclass]
// Shapes/Shape.swift:4:12: note: make both inherit from a class that is not '@Instantiable', or receive a 'Shape' in 'Circle'
