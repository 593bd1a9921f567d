// An asynchronous function runs in the isolation of its caller, so that it can take values that are not `Sendable`, unless it
// passes values on to code outside of all actors.

//: option swift=6.1 returning what such a function builds to an actor
//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public protocol Clock: AnyObject { var now: Int { get } }
public struct Fault: Error {}

@Instantiable
final class Store: Instantiable {
    let name = "store"

    init() async {}
}

@Instantiable
final class Shelf: Instantiable {
    @Received let clock: any Clock
    @Received let store: Store
}

@MainActor
@Instantiable
final class Model: Instantiable {
    let title = "model"
}

@Instantiable
final class Book: Instantiable {
    @Instantiated let shelf: Shelf
    @Received let store: Store
    @Instantiated let model: Model

    init(shelf: Shelf, store: Store, model: Model) async {
        self.shelf = shelf
        self.store = store
        self.model = model
    }
}

@Instantiable
public final class Scope: Instantiable {
    @Forwarded private let user: String
    @Instantiated private let store: Store
    @Received private let clock: any Clock
    @Instantiated private let shelf: Shelf

    init(user: String, store: Store, clock: any Clock, shelf: Shelf) throws(Fault) {
        self.user = user
        self.store = store
        self.clock = clock
        self.shelf = shelf
    }

    public var text: String { "\(user) \(store.name) \(shelf.clock === clock) \(shelf.store === store)" }
}

@Instantiable
public final class Library: Instantiable {
    @Instantiated private let store: Store
    @Instantiated private let makeBook: () async -> Book
    @Received private let isolation: any Clock

    init(store: Store, makeBook: @escaping () async -> Book, isolation: any Clock) {
        self.store = store
        self.makeBook = makeBook
        self.isolation = isolation
    }

    public func title() async -> String { "\(await makeBook().model.title) \(isolation.now)" }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
final class Watch: Instantiable, Clock {
    let now = 3
}

@Instantiable
struct Inner: Instantiable {
    @Received(fulfilledByDependencyNamed: "clock", ofType: (any Clock).self) let isolation: any Clock
    @Instantiated let library: Library
}

@MainActor
@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let makeScope: (String) async throws -> Scope
    @Instantiated let inner: Inner
}

@Instantiable(isRoot: true)
final class Other: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let inner: Inner
}

actor Desk {
    func open() async -> Int {
        let other = await Other()
        return other.clock.now
    }
}

//: App/main.swift
let app = await App()
let makeScope = app.makeScope
print(try await makeScope("ada").text, await app.inner.library.title(), await Desk().open())

//: generated Kit
import Heirloom

extension InstantiatorProtocol where T == Scope {
    public func instantiate(user: String) -> Scope {
        instantiate(user)
    }
}

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public static func makeLibrary(
        clock: any Clock,
        isolation isolation2: any Clock,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Library {
        let store = await Store()
        let makeBook: () async -> Book = {
            await HeirloomBuilds_Kit.heirloomMakeBook(store: store, clock: clock)
        }
        return Library(store: store, makeBook: makeBook, isolation: isolation2)
    }

    public static func makeScope(
        user: String,
        clock: any Clock,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Fault) -> Scope {
        let store = await Store()
        let shelf = Shelf(clock: clock, store: store)
        return try Scope(user: user, store: store, clock: clock, shelf: shelf)
    }

    private nonisolated static func heirloomMakeBook(store: Store, clock: any Clock) async -> Book {
        let shelf = Shelf(clock: clock, store: store)
        let model = await Model()
        return await Book(shelf: shelf, store: store, model: model)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    convenience init() async {
        let clock: any Clock = Watch()  // App.clock
        let makeScope: (String) async throws -> Scope = { user in
            try await HeirloomBuilds_Kit.makeScope(user: user, clock: clock)
        }
        let inner = await App.heirloomMakeInner(clock: clock)
        self.init(clock: clock, makeScope: makeScope, inner: inner)
    }

    private static func heirloomMakeInner(clock: any Clock) async -> Inner {
        let isolation = clock
        let library = await HeirloomBuilds_Kit.makeLibrary(clock: clock, isolation: isolation)
        return Inner(isolation: isolation, library: library)
    }
}

extension Other {
    convenience init() async {
        let clock: any Clock = Watch()  // Other.clock
        let inner = await Other.heirloomMakeInner(clock: clock)
        self.init(clock: clock, inner: inner)
    }

    private static func heirloomMakeInner(clock: any Clock) async -> Inner {
        let isolation = clock
        let library = await HeirloomBuilds_Kit.makeLibrary(clock: clock, isolation: isolation)
        return Inner(isolation: isolation, library: library)
    }
}

//: prints
// ada store true true model 3 3
