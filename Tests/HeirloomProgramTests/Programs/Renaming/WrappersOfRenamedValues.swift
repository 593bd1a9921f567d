// A renamed value is wrapped, provided as an optional, and wrapped again if it is available.
//: Images/Images.swift
import Heirloom

public protocol Loading { func load(_ name: String) -> String }

public struct AnyLoader: Loading {
    private let loader: any Loading
    public init(_ loader: any Loading) { self.loader = loader }
    public func load(_ name: String) -> String { "any(" + loader.load(name) + ")" }
}

@Instantiable
public struct DiskLoader: Instantiable, Loading {
    public init() {}
    public func load(_ name: String) -> String { "disk:" + name }
}

@Instantiable
public struct Gallery: Instantiable {
    @Received private let loader: AnyLoader
    @Received private let fallback: AnyLoader?
    @Received(onlyIfAvailable: true) private let remote: AnyLoader?
    public func show(_ name: String) -> [String] {
        [loader.load(name), fallback?.load(name) ?? "no fallback", remote?.load(name) ?? "no remote"]
    }
}
//: App/main.swift
import Heirloom
import Images

@Instantiable
struct Online: Instantiable {
    @Received(
        fulfilledByDependencyNamed: "diskLoader", ofType: DiskLoader.self, erasedToConcreteExistential: true)
    let remote: AnyLoader
    @Instantiated let gallery: Gallery
}

@Instantiable(isRoot: true)
struct Album: Instantiable {
    @Instantiated let diskLoader: DiskLoader
    @Received(
        fulfilledByDependencyNamed: "diskLoader", ofType: DiskLoader.self, erasedToConcreteExistential: true)
    let loader: AnyLoader
    @Received(
        fulfilledByDependencyNamed: "tapeLoader", ofType: DiskLoader.self, erasedToConcreteExistential: true,
        onlyIfAvailable: true)
    let fallback: AnyLoader?
    @Instantiated let gallery: Gallery
    @Instantiated let online: Online
}

let album = Album()
print(album.gallery.show("a"))
print(album.online.gallery.show("b"))
//: prints
// ["any(disk:a)", "no fallback", "no remote"]
// ["any(disk:b)", "no fallback", "any(disk:b)"]
