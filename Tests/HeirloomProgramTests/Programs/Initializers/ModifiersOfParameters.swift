// Initializers with 'consuming', 'borrowing', 'sending' and '__owned' parameters, along with variadics and '#function'.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Log: Instantiable {
    public private(set) var lines: [String] = []
    private let file: String
    private let tags: [String]
    public init(tags: String..., file: String = #fileID, line: UInt = #line) {
        self.tags = tags
        self.file = file
    }
    public func write(_ line: String) { lines.append(line) }
}

public struct Settings: Sendable {
    public var limit: Int
    public init(limit: Int) { self.limit = limit }
}

@Instantiable
public struct Cache: Instantiable {
    @Received private let log: Log
    @Forwarded public let settings: Settings

    public init(log: borrowing Log, settings: consuming Settings, observer: (Int) -> Void = { _ in }, _ extra: Int...) {
        self.log = copy log
        settings.limit += extra.count
        observer(settings.limit)
        self.settings = settings
    }

    public func store() { log.write("stored at most \(settings.limit)") }
}

@Instantiable
public actor Worker: Instantiable {
    @Forwarded private let settings: Settings
    @Forwarded private let onFinish: @Sendable (Int) -> Void

    public init(settings: sending Settings, onFinish: sending @escaping @Sendable (Int) -> Void) {
        self.settings = settings
        self.onFinish = onFinish
    }

    public func work() { onFinish(settings.limit) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let cacheBuilder: Instantiator<Cache>
    @Instantiated let workerBuilder: SendableInstantiator<Worker>
}

let app = App()
app.cacheBuilder.instantiate(settings: Settings(limit: 2)).store()
await app.workerBuilder.instantiate(settings: Settings(limit: 5), onFinish: { print("done", $0) }).work()
print(app.log.lines)
//: prints
// done 5
// ["stored at most 2"]
