// A module in Swift 5 mode is below an app in Swift 6 mode, whose builders stay on their actor.
//: option swiftc Legacy=-swift-version 5
//: Legacy/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")
//: Legacy/Legacy.swift
import Heirloom

public class Cache { public static var shared = Cache(); public var hits = 0; public init() {} }

public protocol Screen: AnyObject { var title: String { get } }

@Instantiable
public class Loader: Instantiable {
    @Received let cache: Cache
    public init(cache: Cache) { self.cache = cache }
    public func load() -> Int { cache.hits += 1; return cache.hits }
}

@Instantiable(isRoot: true)
public class LegacyRoot: Instantiable {
    @Instantiated public let workerBuilder: SendableInstantiator<Worker>
    @Instantiated let counter: Counter
    public init(workerBuilder: SendableInstantiator<Worker>, counter: Counter) {
        self.workerBuilder = workerBuilder
        self.counter = counter
    }
}

@Instantiable
public class Worker: Instantiable {
    @Received let counter: Counter
    public init(counter: Counter) { self.counter = counter }
    public func work() -> Int { counter.count += 1; return counter.count }
}

@Instantiable
public class Counter: Instantiable {
    var count = 0
    public init() {}
}
//: App/App.swift
import Heirloom
import Legacy

@MainActor
@Instantiable
final class Page: Instantiable, Screen {
    @Received let loader: Loader
    nonisolated let title: String = "page"
    func show() -> Int { loader.load() }
}

@MainActor
@Instantiable
final class Session: Instantiable {
    @Forwarded let cache: Cache
    @Instantiated let loader: Loader
    @Instantiated let pageBuilder: Instantiator<Page>
}

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Legacy

let session = App().sessionBuilder.instantiate(cache: Cache())
print(session.pageBuilder.instantiate().show(), session.pageBuilder.instantiate().show(), LegacyRoot().workerBuilder.instantiate().work())
//: prints
// 1 2 1
