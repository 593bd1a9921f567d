// A pipeline of actors: a cache, a loader that is built inside it, and thumbnails on the main actor.
//: Pipeline/Pipeline.swift
import Heirloom

public struct Picture: Sendable { public let name: String }

@Instantiable
public actor PictureCache: Instantiable {
    @Received private let fetchCounter: FetchCounter
    private var pictures: [String: Picture] = [:]

    public init(fetchCounter: FetchCounter) { self.fetchCounter = fetchCounter }

    public func picture(_ name: String) async -> Picture {
        if let known = pictures[name] { return known }
        await fetchCounter.increase()
        let picture = Picture(name: name)
        pictures[name] = picture
        return picture
    }
}

@Instantiable
public actor FetchCounter: Instantiable {
    public private(set) var count = 0
    public init() {}
    func increase() { count += 1 }
}

@Instantiable
public struct Fetch: Instantiable, Sendable {
    @Forwarded private let name: String
    @Received private let pictureCache: PictureCache
    public func run() async -> String { await pictureCache.picture(name).name }
}
//: Gallery/Gallery.swift
import Heirloom
import Pipeline

@MainActor
@Instantiable
public final class Gallery: Instantiable {
    @Instantiated private let fetchBuilder: SendableInstantiator<Fetch>
    public private(set) var shown: [String] = []

    public func show(_ names: [String]) async {
        let fetchBuilder = fetchBuilder
        for name in names {
            shown.append(await Task.detached { await fetchBuilder.instantiate(name: name).run() }.value)
        }
    }
}
//: App/main.swift
import Gallery
import Heirloom
import Pipeline

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let fetchCounter: FetchCounter
    @Instantiated let pictureCache: PictureCache
    @Instantiated let gallery: Gallery
}

let app = App()
await app.gallery.show(["a", "b", "a"])
print(app.gallery.shown, await app.fetchCounter.count)
//: prints
// ["a", "b", "a"] 2
