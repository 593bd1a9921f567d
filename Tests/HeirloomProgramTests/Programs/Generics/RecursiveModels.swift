// Types build themselves on demand, reference one another through builders, and forward their values to the next instance.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Index: Instantiable {
    public var count = 0
    public init() {}
}

@Instantiable
public final class Folder: Instantiable {
    @Forwarded public let name: String
    @Received let index: Index
    @Instantiated let folderBuilder: Instantiator<Folder>
    @Instantiated let fileBuilder: Instantiator<File>

    public init(name: String, index: Index, folderBuilder: Instantiator<Folder>, fileBuilder: Instantiator<File>) {
        self.name = name
        self.index = index
        self.folderBuilder = folderBuilder
        self.fileBuilder = fileBuilder
        index.count += 1
    }

    public func child(_ name: String) -> Folder { folderBuilder.instantiate(name: self.name + "/" + name) }
    public func file() -> File { fileBuilder.instantiate() }
}

@Instantiable
public final class File: Instantiable {
    @Received public let name: String
    @Received let index: Index
    @Instantiated let linkBuilder: Instantiator<Link>
    public init(name: String, index: Index, linkBuilder: Instantiator<Link>) {
        self.name = name
        self.index = index
        self.linkBuilder = linkBuilder
    }
    public func link() -> Link { linkBuilder.instantiate(target: self) }
}

@Instantiable
public final class Link: Instantiable {
    @Forwarded public let target: File
    @Received public let name: String
    @Instantiated let folderBuilder: Instantiator<Folder>
    public init(target: File, name: String, folderBuilder: Instantiator<Folder>) {
        self.target = target
        self.name = name
        self.folderBuilder = folderBuilder
    }
    public func folder() -> Folder { folderBuilder.instantiate(name: "link to " + target.name) }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let index: Index
    @Instantiated let rootBuilder: Instantiator<Folder>
}
//: App/main.swift
let app = App()
let root = app.rootBuilder.instantiate(name: "")
let leaf = root.child("a").child("b")
print(leaf.name, leaf.file().name, leaf.file().link().name, leaf.file().link().folder().child("c").name, app.index.count)
//: prints
// /a/b /a/b /a/b link to /a/b/c 5
