import HeirloomInterception

enum PayError: Error {
    case broke
}

struct OtherError: Error {}

/// A class that is not `Sendable`.
final class Parcel: CustomStringConvertible {
    var weight = 1
    let description = "parcel"
}

struct Token: ~Copyable {
    var value = 1
}

/// Calls a function whose generic result can be discarded.
final class Guarded<Value> {
    private(set) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    @discardableResult
    func write<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result { try change(&value) }

    @discardableResult
    func writeLater<Result>(_ change: (inout Value) throws -> Result) async rethrows -> Result {
        try change(&value)
    }
}

typealias Handler = (Int) -> Void
typealias Change<Value> = (inout Value) throws -> Void
typealias Wait = @MainActor (Int, String) async throws(PayError) -> Int
typealias Ticket = Token

/// Functions whose parameters have types that a macro does not know.
struct Hidden {
    typealias Source = () -> Int

    let log: LoggingInterceptor

    @Intercepted(by: \Hidden.log)
    func each(_ handler: Handler, then next: @escaping Handler, last: Handler? = nil) {
        handler(1)
        next(2)
    }

    @Intercepted(by: \Hidden.log)
    func change(_ parcel: inout Parcel, by change: Change<Parcel>, _ source: Self.Source) rethrows {
        try change(&parcel)
        parcel.weight += source()
    }

    @Intercepted(by: \Hidden.log)
    func wait(_ wait: Wait, for ticket: inout Ticket) async throws(PayError) {
        ticket.value = try await wait(ticket.value, "")
    }

    @Intercepted(by: \Hidden.log)
    func lazily(_ number: @autoclosure Source, _ other: @autoclosure @escaping Source) -> Int {
        number() + other()
    }

    #if compiler(>=6.2)
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *)
    @Intercepted(by: \Hidden.log)
    func count(_ numbers: Span<Int>) -> Int { numbers.count }
    #endif
}

/// Functions without a result, whose body is one expression with another type.
final class Bin {
    fileprivate let log: LoggingInterceptor
    let numbers = Guarded<Set<Int>>([1, 2, 3, 4])

    init(_ recorder: Recorder) {
        log = recorder.log
    }

    @Intercepted(by: \Bin.log)
    func remove(_ number: Int) { numbers.write { $0.remove(number) } }

    @Intercepted(by: \Bin.log, \Bin.log)
    func removeTwice(_ number: Int) throws -> Void { numbers.write { $0.remove(number) } }

    @Intercepted(by: \Bin.log)
    func removeLater(_ number: Int) async -> () { await numbers.writeLater { $0.remove(number) } }

    @Intercepted(by: \Bin.log)
    func stop() -> Never { fatalError() }

    @Intercepted(by: \Bin.log)
    func fail() { fatalError() }
}

class Stall {
    fileprivate let log: LoggingInterceptor

    init(_ recorder: Recorder) {
        log = recorder.log
    }

    func greet() -> String { "hello" }

    @Intercepted(by: \Stall.log)
    func itself() -> Self { self }
}

final class Shop: Stall, CustomStringConvertible {
    let description = "shop"
    static let recorder = Recorder()
    static let log = recorder.log
    private var tries = 0

    @Intercepted(by: \Shop.log)
    func throwing(_ amount: Int) throws -> Int {
        if amount < 0 { throw OtherError() }
        return amount
    }

    @Intercepted(by: \Shop.log)
    func typed(_ amount: Int) throws(PayError) -> Int {
        guard amount >= 0 else { throw .broke }
        return amount
    }

    @Intercepted(by: \Shop.log)
    func rethrowing(_ count: Int, _ body: (Int) throws -> Int) rethrows -> Int { try body(count) }

    @Intercepted(by: \Shop.log)
    func generic<Item: CustomStringConvertible, Other>(_ item: Item, _ others: [Other]) -> String
    where Other: Equatable {
        "\(item)\(others)"
    }

    @Intercepted(by: \Shop.log)
    func pack<each Item>(_ items: repeat each Item, last: Int) -> Int {
        var count = last
        for _ in repeat each items { count += 1 }
        return count
    }

    @Intercepted(by: \Shop.log)
    func change(_ amount: inout Int) { amount += 1 }

    @Intercepted(by: \Shop.log)
    override func greet() -> String { super.greet() + "!" }

    @Intercepted(by: Shop.log)
    static func make(_ number: Int...) -> [Int] { number }

    @Intercepted(by: Shop.log)
    class func remake() -> Int { 3 }

    @Intercepted(by: \Shop.log)
    func opaque(_ flag: Bool) -> some Sequence<Int> {
        let items = flag ? [1] : []
        return items
    }

    @Intercepted(by: \Shop.log)
    func perhaps() -> Int! { nil }

    @Intercepted(by: \Shop.log)
    func escaping(_ body: @escaping () -> Int, _ lazily: @autoclosure () -> Int) -> () -> Int {
        let value = lazily()
        return { body() + value }
    }

    @Intercepted(by: \Shop.log)
    func captures() -> Int {
        defer { tries = 9 }
        func inner() -> Int { tries + 1 }
        let closure = { [weak self] in self?.tries ?? 0 }
        return inner() + closure()
    }

    @Intercepted(by: \Shop.log)
    func borrows(_ token: borrowing Token, _ other: consuming Parcel, of weight: Int) -> Int {
        token.value + weight
    }

    @Intercepted(by: \Shop.log)
    func branches(_ number: Int) -> String {
        switch number {
        case 1: "one"
        default: "many"
        }
    }

    @Intercepted(by: \Shop.log)
    @discardableResult
    func `default`(`in` place: Int, for `class`: String = "first", _: Bool = true) -> String {
        "\(place) \(`class`)"
    }

    @Intercepted(by: \Shop.log, \Shop.retry)
    func fetch(_ amount: Int) async throws -> Int {
        tries += 1
        if tries < 3 { throw OtherError() }
        return amount
    }

    @Intercepted(by: \Shop.log)
    @Intercepted(by: \Shop.retry)
    func fetchTyped() async throws(PayError) -> Int {
        tries += 1
        if tries < 2 { throw .broke }
        return tries
    }

    @Intercepted(by: \Shop.log)
    func sent(_ parcel: sending Parcel) async -> sending Parcel { parcel }

    @Intercepted(by: \Shop.log)
    func isolated(to actor: isolated (any Actor)? = #isolation, _ parcel: Parcel) async -> Int {
        parcel.weight
    }

    private let retry = RetryInterceptor(attempts: 3, backoff: .constant(.zero))
}

struct Counter {
    let log: LoggingInterceptor
    var count = 0

    @Intercepted(by: \Counter.log)
    mutating func bump(by step: Int) -> Int {
        count += step
        return count
    }

    @Intercepted(by: \Counter.log)
    mutating func bumpLater(_ other: inout Int) async {
        await Task.yield()
        count += 1
        other = count
    }

    @Intercepted(by: \Counter.log)
    consuming func take() -> Int { count }
}

struct Box<Content> {
    let log: LoggingInterceptor
    let content: Content

    @Intercepted(by: \Box.log)
    func get() -> Content { content }
}

extension Box where Content == Int {
    @Intercepted(by: \Self.log)
    func double() -> Int { content * 2 }
}

protocol Greeting {
    var log: LoggingInterceptor { get }
}

extension Greeting {
    @Intercepted(by: \Self.log)
    func greet(_ name: String) -> String { "hello \(name)" }
}

extension Counter: Greeting {}

actor Store {
    private let log: LoggingInterceptor
    private let breaker = CircuitBreaker(failures: 1, resetAfter: .seconds(100), clock: TestClock())
    private var stock = 0
    private var parcel = Parcel()

    init(_ recorder: Recorder) {
        log = recorder.log
    }

    @Intercepted(by: \Store.log)
    func put(_ number: Int) -> Int {
        stock += number
        return stock
    }

    @Intercepted(by: \Store.log, \Store.breaker)
    func replace(weight: Int?) async throws -> Parcel {
        await Task.yield()
        guard let weight else { throw OtherError() }
        parcel = Parcel()
        parcel.weight = weight
        return parcel
    }

    #if compiler(>=6.1)  // Swift 6.0 treats the parcel as sent.
    @Intercepted(by: \Store.log, \Store.breaker)
    func keep(_ parcel: Parcel) async throws -> Parcel {
        await Task.yield()
        self.parcel = parcel
        return parcel
    }

    func keepOne() async throws -> Int { try await keep(Parcel()).weight }
    #endif

    @Intercepted(by: \Store.log)
    nonisolated func free(_ number: Int) -> Int { number }

    func weights() async throws -> Int { try await replace(weight: 1).weight + stock }

    func fail() async -> [String] {
        var errors: [String] = []
        for _ in 1...2 {
            do { _ = try await replace(weight: nil) } catch { errors.append("\(type(of: error))") }
        }
        return errors
    }
}

@MainActor
final class Screen {
    private let log: LoggingInterceptor
    private var title = ""

    init(_ recorder: Recorder) {
        log = recorder.log
    }

    @Intercepted(by: \Screen.log)
    func set(_ title: String, then next: @MainActor () -> Void) -> String {
        self.title = title
        next()
        return self.title
    }

    @Intercepted(by: \Screen.log)
    func reload(_ parcel: Parcel) async -> Parcel {
        await Task.yield()
        title = "reloaded"
        return parcel
    }
}

let global = Recorder()
let globalLog = global.log

@Intercepted(by: globalLog)
func add(_ left: Int, to right: Int) -> Int { left + right }

func nesting(_ recorder: Recorder) -> Int {
    let log = recorder.log
    @Intercepted(by: log)
    func inner(_ number: Int) -> Int { number + 1 }
    return inner(1)
}
