// A class has two initializers, one for previews; after a rename, neither takes the dependencies under their labels.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public final class Cache: Instantiable { public init() {} }

@Instantiable
public final class Feed: Instantiable {
    @Received private let session: Session
    @Received private let pageCache: Cache
    private var observers = 0

    public 1️⃣init(session: Session, cache: Cache) {
        self.session = session
        pageCache = cache
        observers = 1
    }

    public convenience init() { self.init(session: Session(), cache: Cache()) }
    public var text: String { "\(observers)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let pageCache: Cache
    @Instantiated let feed: Feed
}

print(App().feed.text)
//: refused
// 1️⃣ incomplete-initializer
