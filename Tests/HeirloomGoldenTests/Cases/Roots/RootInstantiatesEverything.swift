// A type qualifies as a root when its injected properties are all `@Instantiated`: a window, to which a title
// is forwarded, and a sidebar, which receives, are none.

//: App/Reader.swift
import Heirloom

@Instantiable
final class Feed: Instantiable {}

@Instantiable
struct Sidebar: Instantiable {
    @Received let feed: Feed
    @Instantiated let search: Search
}

@Instantiable
final class Search: Instantiable {}

@Instantiable
struct Window: Instantiable {
    @Forwarded let title: String
    @Instantiated let search: Search
}

@Instantiable
struct ReaderApp: Instantiable {
    @Instantiated let feed: Feed
    @Instantiated let search: Search
}

//: App/main.swift
printTree(ReaderApp())
