// A public class of a library is a root with an inherited 'deinit' and static members; an actor and a nested type are roots
// too.
//: Maps/Maps.swift
import Heirloom

@Instantiable
public final class TileCache: Instantiable, @unchecked Sendable {
    public var tiles: [Int: String] = [:]
    public init() {}
}

@Instantiable
public struct TileLoader: Instantiable, Sendable {
    @Received private let tileCache: TileCache
    public func load(_ id: Int) -> String {
        tileCache.tiles[id, default: "tile \(id)"]
    }
}

@Instantiable(isRoot: true)
public actor MapEngine: Instantiable {
    @Instantiated private let tileCache: TileCache
    @Instantiated public nonisolated let tileLoader: TileLoader
    private var zoom = 1 { didSet { zooms.append(zoom) } }
    private var zooms: [Int] = []
    public func zoomIn() -> [Int] {
        zoom += 1
        return zooms
    }
}

public enum Maps {
    @MainActor
    @Instantiable(isRoot: true)
    open class View: Instantiable {
        @Instantiated public let tileCache: TileCache
        @Instantiated public let engineBuilder: Instantiator<MapEngine>
        public init(tileCache: TileCache, engineBuilder: Instantiator<MapEngine>) {
            (self.tileCache, self.engineBuilder) = (tileCache, engineBuilder)
        }
        open var title: String { "view" }
        public static let defaultZoom = 1
        deinit {}
    }
}
//: App/main.swift
import Heirloom
import Maps

@MainActor
final class OwnView: Maps.View { override var title: String { "own " + super.title } }

let engine = MapEngine()
print(engine.tileLoader.load(3), await engine.zoomIn())
let view = Maps.View()
print(view.title, await view.engineBuilder.instantiate().zoomIn())
print(OwnView().title)
//: prints
// tile 3 [2]
// view [2]
// own view
