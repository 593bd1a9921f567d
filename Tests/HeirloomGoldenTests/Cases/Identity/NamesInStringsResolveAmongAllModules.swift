// Names given as strings resolve as Swift resolves names, else among all modules read, because the consumer need
// not import them: `Feed` knows nothing of `Disk` and `Memory`. A module may be called like its type.

//: Storage/Cache.swift
public protocol Cache {}

//: Disk/DiskCache.swift
import Heirloom
import Storage

public enum Disk {
    @Instantiable(fulfillingAdditionalTypes: [Cache.self])
    public final class FileCache: Instantiable, Cache {}
}

//: Memory/MemoryCache.swift
import Heirloom
import Storage

@Instantiable(fulfillingAdditionalTypes: [Cache.self])
public final class MemoryCache: Instantiable, Cache {}

//: Feed/Feed.swift
import Heirloom
import Storage

@Instantiable
public struct Feed: Instantiable {
    @Instantiated(fulfilledByType: "Disk.FileCache") public let articles: any Cache
    @Instantiated(fulfilledByType: "MemoryCache") public let pictures: any Cache
    @Instantiated(fulfilledByType: "Feed.TextCache") public let texts: any Cache
}

@Instantiable(fulfillingAdditionalTypes: [Cache.self])
public final class TextCache: Instantiable, Cache {}

//: App/News.swift
import Feed
import Heirloom

@Instantiable
struct News: Instantiable {
    @Instantiated let feed: Feed
}

//: App/main.swift
printTree(News())

//: diagnostics
// Feed/Feed.swift:6:65: error: 'Feed' instantiates 'articles: any Cache', but nothing fulfills 'FileCache' [nothing-fulfills]
// App/News.swift:6:23: note: 'News' builds 'Feed' here
// Disk/DiskCache.swift:6:24: note: 'Disk.Disk.FileCache' has that name, but this file does not import 'Disk'
// Feed/Feed.swift:6:65: note: 'FileCache' was not read; where it comes from elsewhere, write '@Instantiable extension FileCache { static func instantiate() -> FileCache { … } }'
