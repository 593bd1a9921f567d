// A root has at least one injected property: the theme, which nobody instantiates, is none.

//: App/Painting.swift
import Heirloom

@Instantiable
final class Theme: Instantiable {}

@Instantiable
final class Canvas: Instantiable {}

@Instantiable
struct PaintApp: Instantiable {
    @Instantiated let canvas: Canvas
}

//: App/main.swift
printTree(PaintApp())
printTree(Theme())
