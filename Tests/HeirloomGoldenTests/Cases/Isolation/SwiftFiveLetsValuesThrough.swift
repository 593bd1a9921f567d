// Before Swift 6 the compiler accepts non-Sendable values. The configuration sets the language mode.

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

//: generated App
import Heirloom

extension RenderApp {
    init() {
        let canvas = Canvas()
        let tileBuilder = SendableInstantiator<Tile> {  // RenderApp.tileBuilder
            Tile(canvas: canvas)
        }
        self.init(canvas: canvas, tileBuilder: tileBuilder)
    }
}

//: prints
// Tile
//   canvas: Canvas #1
