// A type of a module that is imported with '@preconcurrency' may be Sendable implicitly, even if it is only captured.

//: option swiftc Legacy=-swift-version 5
//: option swiftc Fonts=-swift-version 5
//: Legacy/Canvas.swift
public final class Canvas {
    public init() {}
}

//: Fonts/Font.swift
public final class Font {
    public init() {}
}

//: App/Rendering.swift
@preconcurrency import Fonts
import Heirloom
@preconcurrency import Legacy

@Instantiable
extension Canvas: Instantiable {
    public static func instantiate() -> Canvas { Canvas() }
}

@Instantiable
struct Tile: Instantiable {
    @Received let canvas: Canvas
    @Received let font: Font
}

@Instantiable
struct RenderApp: Instantiable {
    @Instantiated let canvas: Canvas
    @Instantiated({ Font() }) let font: Font
    @Instantiated let tileBuilder: SendableInstantiator<Tile>
}

//: App/main.swift
printTree(RenderApp().tileBuilder.instantiate())

//: generated App
@preconcurrency import Fonts
import Heirloom
@preconcurrency import Legacy

extension RenderApp {
    init() {
        let canvas = Canvas.instantiate()
        let font = RenderApp.heirloomFactory_font()
        let tileBuilder = SendableInstantiator<Tile> {  // RenderApp.tileBuilder
            Tile(canvas: canvas, font: font)
        }
        self.init(canvas: canvas, font: font, tileBuilder: tileBuilder)
    }
}

//: prints
// Tile
//   canvas: Canvas #1
//   font: Font #2
