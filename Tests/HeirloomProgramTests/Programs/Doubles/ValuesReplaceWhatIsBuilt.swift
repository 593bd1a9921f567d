// One value replaces what an entry builds, at any depth, whatever the original takes and however it is built.

//: option swift=6.2 results of async functions that are not Sendable and cross actors
//: option flags=DEBUG
//: Core/Core.swift
import Heirloom

public protocol Fetcher {
    var text: String { get }
}

public enum FetchError: Error { case offline }

@globalActor public actor Storage {
    public static let shared = Storage()
}

@Instantiable(fulfillingAdditionalTypes: [Fetcher.self])
public struct WebFetcher: Instantiable, Fetcher {
    public let text: String
    @Received private let clock: Clock
    public init(clock: Clock) throws(FetchError) { throw .offline }
}

@Instantiable
public struct Clock: Instantiable, Sendable {
    public let time: Int
    public init() { time = 1 }
    public init(time: Int) { self.time = time }
}

//: App/App.swift
import Core
import Heirloom

protocol Log: AnyObject { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
final class FileLog: Instantiable, Log {
    let name = "file"
    init() async {}
}

final class NullLog: Log, Sendable {
    let name = "null"
}

@Instantiable
@Storage final class Disk: Instantiable {
    let name: String
    @Received private let clock: Clock
    init(clock: Clock, name: String = "disk") {
        self.clock = clock
        self.name = name
    }
}

protocol Plugin { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Spelling: Instantiable, Plugin {
    @Instantiated let words: Words
    var name: String { "spelling \(words.count)" }
}

@Instantiable
struct Words: Instantiable {
    nonisolated(unsafe) static var built = 0
    let count: Int
    @Received let clock: Clock
    init(clock: Clock, count: Int = 5) {
        Self.built += 1
        self.clock = clock
        self.count = count
    }
}

@Instantiable
struct Page<Item: Sendable>: Instantiable {
    @Forwarded let item: Item
    @Instantiated let cell: Cell
}

@Instantiable
struct Cell: Instantiable {
    let width: Int
    init() { width = 1 }
    init(width: Int) { self.width = width }
}

@Instantiable
struct Job: Instantiable {
    @Forwarded let number: Int
    @Received let clock: Clock
    @Instantiated let part: Part
    @Instantiated let step: any Step
}

protocol Step { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Step.self])
final class FirstStep: Instantiable, Step {
    let name = "first"
}

struct FixedStep: Step, Sendable {
    let name: String
}

@Instantiable
struct Part: Instantiable, Sendable {
    let name: String
    init(name: String = "part") { self.name = name }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated(fulfilledByType: "WebFetcher") let fetcher: any Fetcher
    @Instantiated(fulfilledByType: "FileLog") let log: any Log
    @Instantiated let disk: Disk
    @Instantiated let plugins: [any Plugin]
    @Instantiated let pages: Instantiator<Page<Int>>
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated({ (number: Int, clock: Clock) in "\(number) at \(clock.time)" }) let text: (_ number: Int) -> String
    @Instantiated({ (clock: Clock) in { "\($0) at \(clock.time)" } }) let format: ((Int) -> String)?
}

//: App/main.swift
import Core

#if DEBUG
struct FixedFetcher: Fetcher { let text = "fixed" }

var overrides = App.MockOverrides()
overrides.replace(\.clock, with: Clock(time: 7))
overrides.replace(\.fetcher, with: FixedFetcher())
overrides.replace(\.log, with: NullLog())
overrides.replace(\.disk, with: await Disk(clock: Clock(), name: "memory"))
overrides.replace(\.plugins.spelling.words.count, with: 9)
overrides.replace(\.pages.cell, with: Cell(width: 3))
overrides.replace(\.jobs.part, with: Part(name: "replaced"))
overrides.replace(\.jobs.step, with: FixedStep(name: "fixed"))
overrides.replace(\.text, with: "text")
overrides.replace(\.format, withValue: { "format \($0)" })
let app = try await App.mock(overrides: overrides)
print(app.clock.time, app.fetcher.text, app.log.name, app.disk.name, app.plugins.map(\.name))
print(app.pages.instantiate(1).cell.width, app.jobs.instantiate(1).part.name, app.jobs.instantiate(1).step.name)
print(app.text(1), app.format?(2) ?? "nil")

overrides.replace(\.plugins.spelling.words, with: Words(clock: Clock(), count: 2))
overrides.replace(\.pages, with: Page(item: 5, cell: Cell()))
overrides.replace(\.format) { @Sendable clock in { "\($0) of \(clock.time)" } }
let other = try await App.mock(overrides: overrides)
print(other.plugins.map(\.name), other.pages.instantiate(1).item, other.jobs.instantiate(1).number, other.format?(3) ?? "")
let spelling = Spelling(words: Words(clock: Clock(), count: 4))
Words.built = 0
overrides.replace(\.plugins.spelling, with: spelling)
print(try await App.mock(overrides: overrides).plugins.map(\.name), Words.built)
overrides.plugins.spelling.build = { words in Spelling(words: words) }
print(try await App.mock(overrides: overrides).plugins.map(\.name), Words.built)
overrides.replace(\.plugins, with: [])
print(try await App.mock(overrides: overrides).plugins.count)
#else
print("no doubles")
#endif

//: prints
// no doubles

//: prints with DEBUG
// 7 fixed null memory ["spelling 9"]
// 3 replaced fixed
// text format 2
// ["spelling 2"] 5 1 3 of 7
// ["spelling 4"] 0
// ["spelling 2"] 0
// 0
