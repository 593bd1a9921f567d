// Several `instantiate` functions may return different specializations of a generic type.

//: Caching/Cache.swift
public final class Cache<Value> {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}

//: App/Browser.swift
import Caching
import Heirloom

struct Bookmark {
    let title: String
}

@Instantiable
final class Preferences: Instantiable {
    let home = Bookmark(title: "Home")
}

@Instantiable
extension Cache: Instantiable {
    static func instantiate() -> Cache<Int> {
        Cache<Int>(7)
    }

    static func instantiate(preferences: Preferences) -> Cache<Bookmark?> {
        Cache<Bookmark?>(preferences.home)
    }
}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> Array<Bookmark> {
        []
    }

    static func instantiate() -> [String] {
        ["Swift"]
    }
}

@Instantiable
final class Browser: Instantiable {
    @Instantiated let preferences: Preferences
    @Instantiated let visits: Cache<Int>
    @Instantiated let start: Cache<Optional<Bookmark>>
    @Instantiated let bookmarks: [Bookmark]
    @Instantiated let searches: Array<String>
}

//: App/main.swift
printTree(Browser())

//: generated App
import Caching
import Heirloom

extension Browser {
    convenience init() {
        let preferences = Preferences()
        let visits = Cache<Int>.instantiate()
        let start = Cache<Bookmark?>.instantiate(preferences: preferences)
        let bookmarks = Array<Bookmark>.instantiate() as Array<Bookmark>
        let searches = [String].instantiate() as [String]
        self.init(
            preferences: preferences,
            visits: visits,
            start: start,
            bookmarks: bookmarks,
            searches: searches
        )
    }
}

//: prints
// Browser #1
//   preferences: Preferences #2
//     home: Bookmark
//       title: String "Home"
//   visits: Cache<Int> #3
//     value: Int 7
//   start: Cache<Optional<Bookmark>> #4
//     value: Bookmark
//       title: String "Home"
//   bookmarks: Array<Bookmark> []
//   searches: Array<String> ["Swift"]
