// Names given as strings resolve as Swift resolves names, else among all modules read, because the consumer need
// not import them: `Feed` knows nothing of `Disk`.

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
    @Instantiated(fulfilledByType: "TextCache") public let texts: any Cache
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
