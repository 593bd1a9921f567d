// Sendable builders capture functions on actors, unchecked classes, metatypes, Sendable key paths, tuples and collections.
//: Core/Core.swift
import Heirloom
import Synchronization

public final class Registry: @unchecked Sendable { var values: [Int] = []; public init() {} }
public struct Options: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } }
public enum Level: Int, CaseIterable, Sendable { case low, high }
public struct Box<Value: Sendable>: Sendable { public let value: Value; public init(value: Value) { self.value = value } }
@globalActor public actor Disk { public static let shared = Disk() }
@Disk public final class Files { public nonisolated init() {} }
public protocol Job: Sendable { func run() -> String }
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Work: Instantiable {
    @Forwarded let number: Int
    @Received let registry: Registry
    @Received let options: Options
    @Received let levels: [Level: Set<Int>]
    @Received let box: Box<[String]>
    @Received let files: Files
    @Received let report: @Disk () -> Void
    @Received let make: @Sendable (Int) -> any Job
    @Received let path: any KeyPath<Level, Int> & Sendable
    @Received let tuple: (Int, name: String?, ContiguousArray<Level>)
    @Received let clock: ContinuousClock
    @Received let duration: Duration
    @Received let type: any Job.Type
    @Received let error: (any Error)?
    @Received let range: Range<Int>
    @Received let task: Task<Int, Never>

    var text: String { "\(number) \(levels.count) \(box.value) \(make(2).run()) \(Level.high[keyPath: path]) \(type) \(range)" }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let registry: Registry
    @Forwarded let options: Options
    @Forwarded let levels: [Level: Set<Int>]
    @Forwarded let box: Box<[String]>
    @Forwarded let files: Files
    @Forwarded let report: @Disk () -> Void
    @Forwarded let make: @Sendable (Int) -> any Job
    @Forwarded let path: any KeyPath<Level, Int> & Sendable
    @Forwarded let tuple: (Int, name: String?, ContiguousArray<Level>)
    @Forwarded let clock: ContinuousClock
    @Forwarded let duration: Duration
    @Forwarded let type: any Job.Type
    @Forwarded let error: (any Error)?
    @Forwarded let range: Range<Int>
    @Forwarded let task: Task<Int, Never>
    @Instantiated let workBuilder: SendableInstantiator<Work>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

struct Quick: Job { func run() -> String { "quick" } }

let session = App().sessionBuilder.instantiate(
    registry: Registry(), options: [], levels: [.low: [1]], box: Box(value: ["b"]), files: Files(), report: {},
    make: { _ in Quick() }, path: \.rawValue, tuple: (1, name: nil, []), clock: ContinuousClock(), duration: .seconds(1),
    type: Quick.self, error: nil, range: 0..<2, task: Task { 1 })
let workBuilder = session.workBuilder
print(await Task.detached { workBuilder.instantiate(number: 3).text }.value)
//: prints
// 3 1 ["b"] quick 1 Quick 0..<2
