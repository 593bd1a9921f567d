// Several roots share types: the app, a preview and a headless tool; a library has a separate public root.
//: Ledger/Ledger.swift
import Heirloom

public protocol Store: Sendable { func read() -> [Int] }

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct MemoryStore: Store, Instantiable {
    @Received(onlyIfAvailable: true) let seed: Int?
    public init(seed: Int?) { self.seed = seed }
    public func read() -> [Int] { [seed ?? 0] }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct FileStore: Store, Instantiable {
    @Instantiated private let path: Path
    public init(path: Path) { self.path = path }
    public func read() -> [Int] { [path.text.count] }
}

@Instantiable
public struct Path: Sendable, Instantiable { let text: String; public init(text: String = "/tmp") { self.text = text } }

@Instantiable
public final class Book: Instantiable {
    @Received private let store: any Store
    public init(store: any Store) { self.store = store }
    public var total: Int { store.read().reduce(0, +) }
}

@Instantiable(isRoot: true)
public final class Demo: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let store: any Store
    @Instantiated public let book: Book
    public init(store: any Store, book: Book) { (self.store, self.book) = (store, book) }
}
//: App/main.swift
import Heirloom
import Ledger

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "FileStore") let store: any Store
    @Instantiated let book: Book
    @Instantiated let demoBuilder: Instantiator<Demo>
    @Instantiated let seededBuilder: Instantiator<Seeded>
}

@Instantiable
struct Seeded: Instantiable {
    @Forwarded let seed: Int
    @Instantiated(fulfilledByType: "Ledger.MemoryStore") let store: any Store
    @Instantiated let book: Book
}

@Instantiable(isRoot: true)
struct Preview: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let store: any Store
    @Instantiated let book: Book
}

@Instantiable(isRoot: false)
struct Headless: Instantiable {
    @Instantiated(fulfilledByType: "NothingAtAll") let store: any Store
}

let app = App()
print(app.book.total, app.demoBuilder.instantiate().book.total, Preview().book.total, Demo().book.total)
print(app.seededBuilder.instantiate(seed: 9).book.total)
//: prints
// 4 0 0 0
// 9
