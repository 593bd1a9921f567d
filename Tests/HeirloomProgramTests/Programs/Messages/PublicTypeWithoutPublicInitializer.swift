// A public type of a library has an initializer that is not public, so the macro does not generate one.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Palette: Instantiable {
    public let colors: [String]

    init(colors: [String] = ["red"]) { self.colors = colors }
}
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Canvas: Instantiable {
    @Instantiated public let 1️⃣palette: Palette
}
//: App/main.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let canvas: Canvas
}

print(App().canvas.palette.colors)
//: refused
// 1️⃣ inaccessible-type
