// Types of Foundation and Dispatch are built by extensions, forwarded and received, in files that import only submodules.
//: Core/Foundations.swift
import Foundation
import Heirloom

@Instantiable
extension JSONDecoder: @retroactive Instantiable {
    public static func instantiate() -> JSONDecoder { JSONDecoder() }
}

@Instantiable
extension FileManager: @retroactive Instantiable {
    public static func instantiate() -> FileManager { .default }
}

@Instantiable
extension NSLock: @retroactive Instantiable {
    public static func instantiate() -> NSLock { NSLock() }
}

@Instantiable
extension OperationQueue: @retroactive Instantiable {
    public static func instantiate(qualityOfService: QualityOfService) -> OperationQueue {
        let queue = OperationQueue()
        queue.qualityOfService = qualityOfService
        return queue
    }
}
//: Core/Queues.swift
import Dispatch
import Heirloom

@Instantiable
extension DispatchQueue: @retroactive Instantiable {
    public static func instantiate(label: String) -> DispatchQueue { DispatchQueue(label: label) }
}
//: Feature/Feature.swift
import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.URL
import struct Foundation.UUID
import class Foundation.JSONDecoder
import class Foundation.NSLock
import class Foundation.OperationQueue
import Dispatch
import Heirloom

@Instantiable
public final class Feed: Instantiable {
    @Received let jsonDecoder: JSONDecoder
    @Received let url: URL
    @Received let now: () -> Date
    @Received let locale: Locale
    @Received let lock: NSLock
    @Received let queue: DispatchQueue
    @Instantiated let operationQueue: OperationQueue
    @Received let ids: [UUID]
    @Received let time: DispatchTimeInterval

    public func text() throws -> String {
        lock.lock()
        defer { lock.unlock() }
        let numbers = try jsonDecoder.decode([Int].self, from: .init("[1,2]".utf8))
        let sum = queue.sync { numbers.reduce(0, +) }
        return "\(url.path) \(sum) \(locale.identifier) \(now().timeIntervalSince1970) \(ids.count) \(operationQueue.qualityOfService == .utility)"
    }

    public init(
        jsonDecoder: JSONDecoder, url: URL, now: @escaping () -> Date, locale: Locale, lock: NSLock, queue: DispatchQueue,
        operationQueue: OperationQueue, ids: [UUID], time: DispatchTimeInterval
    ) {
        self.jsonDecoder = jsonDecoder
        self.url = url
        self.now = now
        self.locale = locale
        self.lock = lock
        self.queue = queue
        self.operationQueue = operationQueue
        self.ids = ids
        self.time = time
    }
}
//: App/App.swift
import Core
import Feature
import Foundation
import Heirloom

@Instantiable
struct Place: Instantiable {
    @Forwarded let url: URL
    @Forwarded let label: String
    @Forwarded let now: () -> Date
    @Forwarded let ids: [UUID]
    @Forwarded let time: DispatchTimeInterval
    @Forwarded let locale: Locale
    @Forwarded let qualityOfService: QualityOfService
    @Instantiated let queue: DispatchQueue
    @Instantiated let feed: Feed
}

@Instantiable
struct App: Instantiable {
    @Instantiated let jsonDecoder: JSONDecoder
    @Instantiated let fileManager: FileManager
    @Instantiated let lock: NSLock
    @Instantiated let placeBuilder: Instantiator<Place>
}
//: App/main.swift
import Foundation

let app = App()
let place = app.placeBuilder.instantiate(
    url: URL(fileURLWithPath: "/tmp"), label: "l", now: { Date(timeIntervalSince1970: 0) }, ids: [], time: .seconds(1),
    locale: Locale(identifier: "de"), qualityOfService: .utility)
print(try place.feed.text())
//: prints
// /tmp 3 de 0.0 0 true
