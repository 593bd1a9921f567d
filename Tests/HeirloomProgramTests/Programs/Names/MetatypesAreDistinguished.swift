// `any P.Type` is the existential metatype of conforming types, and `(any P).Type` is the metatype of `any P`: they are two
// types.

//: App/App.swift
import Heirloom

protocol Shape {}

struct Circle: Shape {}

@Instantiable
struct Canvas: Instantiable {
    @Received let kind: any Shape.Type
    @Received(fulfilledByDependencyNamed: "kind", ofType: (any Shape).Type.self) let erased: (any Shape).Type
    @Received(fulfilledByDependencyNamed: "circle", ofType: Circle.Type.self) let kindOfCircle: Circle.Type
}

@Instantiable
struct Easel: Instantiable {
    @Forwarded let kind: Shape.Type
    @Forwarded let circle: (Circle).Type
    @Instantiated let wallBuilder: Instantiator<Wall>
}

@Instantiable
struct Wall: Instantiable {
    @Forwarded let kind: (any Shape).Type
    @Instantiated let canvas: Canvas
}

@Instantiable
struct Studio: Instantiable {
    @Instantiated let easelBuilder: Instantiator<Easel>
}

//: App/main.swift
let easel = Studio().easelBuilder.instantiate(kind: Circle.self, circle: Circle.self)
let canvas = easel.wallBuilder.instantiate(kind: (any Shape).self).canvas
print(canvas.kind, canvas.erased, canvas.kindOfCircle)

//: prints
// Circle Shape Circle
