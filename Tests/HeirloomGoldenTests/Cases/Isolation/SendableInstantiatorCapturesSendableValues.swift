// The captures of a `SendableInstantiator` must be Sendable as far as the generator can see: a captured type that was read and
// is not Sendable is an error at the builder.

//: App/Rendering.swift
import Heirloom

struct Quality: Sendable {}

@Instantiable
final class Palette: Instantiable, Sendable {}

@Instantiable
final class Canvas: Instantiable {}

@Instantiable
struct Tile: Instantiable {
    @Forwarded let quality: Quality
    @Received let palette: Palette
    @Received let canvas: Canvas
}

@Instantiable
struct RenderApp: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let canvas: Canvas
    @Instantiated let tileBuilder: SendableInstantiator<Tile>
}

//: App/main.swift
printTree(RenderApp())

//: diagnostics
// App/Rendering.swift:22:23: error: 'tileBuilder: SendableInstantiator<Tile>' of 'RenderApp' is 'Sendable' but captures non-Sendable 'canvas: Canvas' [not-sendable]
// App/Rendering.swift:15:19: note: 'Tile' receives 'canvas: Canvas'
// App/Rendering.swift:9:13: note: declare that 'Canvas' is 'Sendable'
// App/Rendering.swift:22:36: note: fix-it: build 'Tile' in the isolation of 'RenderApp': replace 'SendableInstantiator<Tile>' with 'Instantiator<Tile>'
