// `isRoot: false` opts out: the gallery would be a root otherwise, and a fault, for nobody gives its picture a
// frame.

//: App/Gallery.swift
import Heirloom

@Instantiable
final class Frame: Instantiable {}

@Instantiable
struct Picture: Instantiable {
    @Received let frame: Frame
}

@Instantiable(isRoot: false)
struct Gallery: Instantiable {
    @Instantiated let picture: Picture
}

@Instantiable
struct Museum: Instantiable {
    @Instantiated let frame: Frame
    @Instantiated let picture: Picture
}

//: App/main.swift
printTree(Museum())
