// Before Swift 6 the compiler lets through what is not Sendable. The configuration says the language mode.

//: option swiftc=-swift-version 5
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")

//: App/Rendering.swift
import Heirloom

@Instantiable
final class Canvas: Instantiable {}

@Instantiable
struct Tile: Instantiable {
    @Received let canvas: Canvas
}

@Instantiable
struct RenderApp: Instantiable {
    @Instantiated let canvas: Canvas
    @Instantiated let tileBuilder: SendableInstantiator<Tile>
}

//: App/main.swift
printTree(RenderApp().tileBuilder.instantiate())

