// A collection contains every type that lists its element type in the modules that the root's module reads, ordered by module
// and then by full name. A scope of a library therefore collects more below a root of a module above than below the library's
// own root.

//: Basics/Basics.swift
import Heirloom

public protocol Plugin {}

@Instantiable
public struct Host: Instantiable {
    @Instantiated public let plugins: [any Plugin]
}

@Instantiable(isRoot: true)
public struct Console: Instantiable {
    @Instantiated public let host: Host
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
public struct Help: Plugin, Instantiable {}

//: Search/Search.swift
public import Heirloom
public import Basics

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
public struct Finder: Plugin, Instantiable {
    @Instantiated let index: Index
}

@Instantiable
public struct Index: Instantiable {}

//: App/App.swift
import Heirloom
import Basics
import Search

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct About: Plugin, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let host: Host
}

//: App/main.swift
import Basics

print(App().host.plugins.map { type(of: $0) })
print(Console().host.plugins.map { type(of: $0) })

//: generated Basics
import Heirloom

extension Console {
    public init() {
        let host = Console.heirloomMakeHost()
        self.init(host: host)
    }

    private static func heirloomMakeHost() -> Host {
        let plugins: [any Plugin] = [Help()]  // Host.plugins
        return Host(plugins: plugins)
    }
}

//: generated App
import Basics
import Heirloom
import Search

extension App {
    init() {
        let host = App.heirloomMakeHost()
        self.init(host: host)
    }

    private static func heirloomMakeHost() -> Host {
        let plugins: [any Plugin] = [About(), Help(), App.heirloomMakeFinder()]  // Host.plugins
        return Host(plugins: plugins)
    }

    private static func heirloomMakeFinder() -> Finder {
        let index = Index()
        return Finder(index: index)
    }
}

//: prints
// [App.About, Basics.Help, Search.Finder]
// [Basics.Help]
