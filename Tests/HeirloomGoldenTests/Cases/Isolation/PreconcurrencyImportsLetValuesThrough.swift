// A type of a module that is imported with '@preconcurrency' may be Sendable implicitly.

//: option swiftc Legacy=-swift-version 5
//: Legacy/Canvas.swift
public final class Canvas {
    public init() {}
}

//: App/Rendering.swift
import Heirloom
@preconcurrency import Legacy

@Instantiable
extension Canvas: Instantiable {
    public static func instantiate() -> Canvas { Canvas() }
}

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
@preconcurrency import Legacy

extension RenderApp {
    init() {
        let canvas = Canvas.instantiate()
        let tileBuilder = SendableInstantiator<Tile> {
            Tile(canvas: canvas)
        }
        self.init(canvas: canvas, tileBuilder: tileBuilder)
    }
}

//: prints
// Tile
//   canvas: Canvas #1
