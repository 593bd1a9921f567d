// A flag that the manifest sets for both modules is set; one that it sets for neither remains unknown.
//: option configuration=debug
//: option known Core=LIVE
//: option known App=LIVE
//: option flags=CACHED
//: Core/Feed.swift
import Heirloom

public protocol Feed { var name: String { get } }

#if LIVE
@Instantiable(fulfillingAdditionalTypes: [Feed.self])
public struct RemoteFeed: Instantiable, Feed {
    @Received let host: String
    public var name: String { "remote \(host)" }
}
#elseif CACHED
@Instantiable(fulfillingAdditionalTypes: [Feed.self])
public struct CachedFeed: Instantiable, Feed {
    public let name = "cached"
    public init() {}
}
#endif

@Instantiable
public struct Cache: Instantiable {
    #if CACHED
    @Instantiated let pages: Pages
    #endif
    public var name: String {
        #if CACHED
        "cache of \(pages.count)"
        #else
        "no cache"
        #endif
    }
}

@Instantiable
public struct Pages: Instantiable { public let count = 2; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
extension String: @retroactive Instantiable {
    public static func instantiate() -> String { "example.org" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let host: String
    @Instantiated let feed: any Feed
    @Instantiated let cache: Cache
}

let app = App()
print(app.feed.name, app.cache.name)
//: prints
// remote example.org no cache
//: prints with CACHED
// remote example.org cache of 2
