// A property or a function of the root or its extensions does not shadow a type of the same name either.

//: App/Studio.swift
import Heirloom

enum Feature {
    @Instantiable
    final class Store: Instantiable {}
}

@Instantiable
final class Brush: Instantiable {}

@Instantiable
struct Studio: Instantiable {
    static var Feature: Int { 1 }

    @Instantiated let store: App.Feature.Store
    @Instantiated let brush: Brush
    @Instantiated let canvas: Canvas
}

@Instantiable
final class Canvas: Instantiable {}

extension Studio {
    static func Brush() -> Int { 2 }
}

//: App/Painting.swift
extension Studio {
    static func Canvas() -> Int { 3 }
}

//: App/main.swift
printTree(Studio())

//: generated App
import Heirloom

extension Studio {
    init() {
        let store = App.Feature.Store()
        let brush = App.Brush()
        let canvas = App.Canvas()
        self.init(store: store, brush: brush, canvas: canvas)
    }
}

//: prints
// Studio
//   store: Store #1
//   brush: Brush #2
//   canvas: Canvas #3
