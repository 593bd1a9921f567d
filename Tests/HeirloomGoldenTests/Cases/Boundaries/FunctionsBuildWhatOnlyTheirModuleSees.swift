// A visible type whose parts are not visible above is built by a function of its module, and so is an internal type that
// lists a visible one. Functions of a module call those of the modules below.

//: option flags=DEBUG
//: option view Kit=
//: option view Features=Kit
//: Kit/Kit.swift
import Heirloom

public protocol Clock: AnyObject, Sendable { var now: Int { get } }
public protocol Parser: Sendable { var name: String { get } }
public protocol Tracer: Sendable { var mark: String { get } }

@Instantiable
final class Scanner: Instantiable, Sendable {
    @Received private let clock: any Clock
    var letter: String { "r\(clock.now)" }
}

@Instantiable(fulfillingAdditionalTypes: [Parser.self])
struct FeedParser: Instantiable, Parser {
    @Instantiated let scanner: Scanner
    var name: String { "feed \(scanner.letter)" }
}

@Instantiable(fulfillingAdditionalTypes: [Parser.self])
struct PageParser: Instantiable, Parser {
    var name: String { "page" }
}

@Instantiable
public final class Loader: Instantiable {
    @Received(onlyIfAvailable: true) private let tracer: (any Tracer)?
    @Instantiated private let scanner: Scanner
    @Received private let clock: any Clock

    init(tracer: (any Tracer)?, scanner: Scanner, clock: any Clock) {
        self.tracer = tracer
        self.scanner = scanner
        self.clock = clock
    }

    public func sees(_ other: any Clock) -> String { "\(clock === other) \(tracer?.mark ?? "untraced") \(scanner.letter)" }
}

@MainActor
@Instantiable
final class Model: Instantiable {
    let title = "model"
}

@Instantiable
@MainActor
public final class Screen: Instantiable {
    @Instantiated private let model: Model

    init(model: Model) { self.model = model }

    public var title: String { model.title }
}

public struct Offline: Error {}

@Instantiable
struct Socket: Instantiable {
    init() throws(Offline) {}
}

@Instantiable
public struct Session: Instantiable {
    @Instantiated let socket: Socket

    init(socket: Socket) { self.socket = socket }
}

//: Features/Features.swift
import Heirloom
import Kit

@Instantiable
struct Counter: Instantiable {
    @Received let clock: any Clock
}

@Instantiable
public final class Account: Instantiable {
    @Forwarded private let user: String
    @Instantiated private let counter: Counter
    @Instantiated private let loader: Loader
    @Received(fulfilledByDependencyNamed: "clock", ofType: (any Clock).self) private let watch: any Clock

    init(user: String, counter: Counter, loader: Loader, watch: any Clock) {
        self.user = user
        self.counter = counter
        self.loader = loader
        self.watch = watch
    }

    public var text: String { "\(user) \(counter.clock === watch) \(loader.sees(watch))" }
}

//: App/App.swift
import Features
import Heirloom
import Kit

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
final class SystemClock: Instantiable, Clock {
    let now = 7
}

@Instantiable(isRoot: true, generateMock: true)
final class App: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let parsers: [any Parser]
    @Instantiated let makeAccount: (_ user: String) -> Account
    @Instantiated let makeScreen: @MainActor () -> Screen
    @Instantiated let makeSession: () throws(Offline) -> Session
    @Instantiated let traced: Traced
}

@Instantiable(fulfillingAdditionalTypes: [Tracer.self])
struct LineTracer: Instantiable, Tracer {
    let mark = "traced"
}

@Instantiable
struct Traced: Instantiable {
    @Instantiated let tracer: any Tracer
    @Instantiated let loader: Loader
}

//: App/main.swift
let app = App()
print(app.parsers.map(\.name), app.makeAccount("ada").text)
print(app.makeScreen().title, try app.makeSession(), app.traced.loader.sees(app.clock))
#if DEBUG
let mock = App.mock(overrides: .init(makeAccount: { _, _, _ in app.makeAccount("double") }))
print(mock.parsers.count, mock.makeAccount("eve").text)
#endif

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeFeedParser_Parser(clock: any Clock) -> any Parser {
        let scanner = Scanner(clock: clock)
        return FeedParser(scanner: scanner)
    }

    public nonisolated static func makeLoader(clock: any Clock, tracer: (any Tracer)?) -> Loader {
        let scanner = Scanner(clock: clock)
        return Loader(tracer: tracer, scanner: scanner, clock: clock)
    }

    public nonisolated static func makePageParser_Parser() -> any Parser {
        return PageParser()
    }

    @MainActor public static func makeScreen() -> Screen {
        let model = Model()
        return Screen(model: model)
    }

    public nonisolated static func makeSession() throws(Offline) -> Session {
        let socket = try Socket()
        return Session(socket: socket)
    }
}

//: generated Features
import Heirloom
#if hasFeature(InternalImportsByDefault)
@_spi(Heirloom) public import Kit
#else
@_spi(Heirloom) import Kit
#endif

extension InstantiatorProtocol where T == Account {
    public func instantiate(user: String) -> Account {
        instantiate(user)
    }
}

/// Builds types of `Features` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Features {
    public nonisolated static func makeAccount(
        user: String,
        clock: any Clock,
        tracer: (any Tracer)?
    ) -> Account {
        let counter = Counter(clock: clock)
        let loader = HeirloomBuilds_Kit.makeLoader(clock: clock, tracer: tracer)
        let watch = clock
        return Account(user: user, counter: counter, loader: loader, watch: watch)
    }
}

//: generated App
@_spi(Heirloom) import Features
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    convenience init() {
        let clock: any Clock = SystemClock()  // App.clock
        let parsers: [any Parser] = [
            HeirloomBuilds_Kit.makeFeedParser_Parser(clock: clock),
            HeirloomBuilds_Kit.makePageParser_Parser()
        ]
        let makeAccount: (_ user: String) -> Account = { user in
            HeirloomBuilds_Features.makeAccount(user: user, clock: clock, tracer: nil)
        }
        let makeScreen: @MainActor () -> Screen = {  // App.makeScreen
            HeirloomBuilds_Kit.makeScreen()
        }
        let makeSession: () throws(Offline) -> Session = {
            try HeirloomBuilds_Kit.makeSession()
        }
        let traced = App.heirloomMakeTraced(clock: clock)
        self.init(
            clock: clock,
            parsers: parsers,
            makeAccount: makeAccount,
            makeScreen: makeScreen,
            makeSession: makeSession,
            traced: traced
        )
    }

    private static func heirloomMakeTraced(clock: any Clock) -> Traced {
        let tracer: any Tracer = LineTracer()  // Traced.tracer
        let loader = HeirloomBuilds_Kit.makeLoader(clock: clock, tracer: tracer)
        return Traced(tracer: tracer, loader: loader)
    }
}

#if DEBUG
extension App {
    /// Overrides for tests and previews below `App`.
    typealias MockOverrides = HeirloomAppMockOverrides

    /// Builds `App` and its dependencies for tests and previews.
    static func mock(
        tracer: (any Tracer)? = nil,
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) -> App {
        let tracer = tracer ?? overrides.tracer
        let own = HeirloomAppOverrides(
            clock: overrides.clock,
            parsers: overrides.parsers,
            makeAccount: overrides.makeAccount,
            makeScreen: overrides.makeScreen,
            makeSession: overrides.makeSession,
            traced: overrides.traced
        )
        return HeirloomMocks.makeApp(
            tracer: tracer,
            overrides: own,
            heirloomStrict: HeirloomStrict(strict, "App")
        )
    }
}

/// Overrides for tests and previews below `App`.
struct HeirloomAppMockOverrides: HeirloomOverriding {
    var clock: (() -> any Clock)?
    private var keptParsers: [HeirloomApp_parsersOverrides]
    var makeAccount: ((String, any Clock, (any Tracer)?) -> Account)?
    var makeScreen: (@MainActor @Sendable () -> Screen)?
    var makeSession: (() throws(Offline) -> Session)?
    private var keptTraced: [HeirloomTracedOverrides]
    var tracer: (any Tracer)?

    init(
        clock: (() -> any Clock)? = nil,
        parsers: HeirloomApp_parsersOverrides? = nil,
        makeAccount: ((String, any Clock, (any Tracer)?) -> Account)? = nil,
        makeScreen: (@MainActor @Sendable () -> Screen)? = nil,
        makeSession: (() throws(Offline) -> Session)? = nil,
        traced: HeirloomTracedOverrides? = nil,
        tracer: (any Tracer)? = nil
    ) {
        self.clock = clock
        keptParsers = parsers.map { [$0] } ?? []
        self.makeAccount = makeAccount
        self.makeScreen = makeScreen
        self.makeSession = makeSession
        keptTraced = traced.map { [$0] } ?? []
        self.tracer = tracer
    }

    var parsers: HeirloomApp_parsersOverrides {
        get { keptParsers.first ?? HeirloomApp_parsersOverrides() }
        set { keptParsers = [newValue] }
    }

    var traced: HeirloomTracedOverrides {
        get { keptTraced.first ?? HeirloomTracedOverrides() }
        set { keptTraced = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomAppMockOverrides>
        var clock: HeirloomValue<any Clock, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.clock = { value.value } }
        }
        var parsers: HeirloomApp_parsersOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.parsers) { heirloomBox.overrides.parsers = $0 })
        }
        var makeAccount: HeirloomValue<Account, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.makeAccount = { _, _, _ in value.value } }
        }
        var makeScreen: HeirloomValue<Screen, HeirloomKind.SendableValue> {
            .init { value in heirloomBox.overrides.makeScreen = { value.value } }
        }
        var makeSession: HeirloomValue<Session, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.makeSession = { value.value } }
        }
        var traced: HeirloomTracedOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.traced) { heirloomBox.overrides.traced = $0 })
        }
    }
}

/// Overrides for tests and previews where `App` is built.
struct HeirloomAppOverrides: HeirloomReplaceable {
    var clock: (() -> any Clock)?
    private var keptParsers: [HeirloomApp_parsersOverrides]
    var makeAccount: ((String, any Clock, (any Tracer)?) -> Account)?
    var makeScreen: (@MainActor @Sendable () -> Screen)?
    var makeSession: (() throws(Offline) -> Session)?
    private var keptTraced: [HeirloomTracedOverrides]
    /// Builds a replacement from the dependencies of the original.
    var build: ((any Clock, [any Parser], @escaping (_ user: String) -> Account, @escaping @MainActor () -> Screen, @escaping () throws(Offline) -> Session, Traced) -> App)?

    init(
        clock: (() -> any Clock)? = nil,
        parsers: HeirloomApp_parsersOverrides? = nil,
        makeAccount: ((String, any Clock, (any Tracer)?) -> Account)? = nil,
        makeScreen: (@MainActor @Sendable () -> Screen)? = nil,
        makeSession: (() throws(Offline) -> Session)? = nil,
        traced: HeirloomTracedOverrides? = nil,
        build: ((any Clock, [any Parser], @escaping (_ user: String) -> Account, @escaping @MainActor () -> Screen, @escaping () throws(Offline) -> Session, Traced) -> App)? = nil
    ) {
        self.clock = clock
        keptParsers = parsers.map { [$0] } ?? []
        self.makeAccount = makeAccount
        self.makeScreen = makeScreen
        self.makeSession = makeSession
        keptTraced = traced.map { [$0] } ?? []
        self.build = build
    }

    var parsers: HeirloomApp_parsersOverrides {
        get { keptParsers.first ?? HeirloomApp_parsersOverrides() }
        set { keptParsers = [newValue] }
    }

    var traced: HeirloomTracedOverrides {
        get { keptTraced.first ?? HeirloomTracedOverrides() }
        set { keptTraced = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(
        _ build: @escaping (any Clock, [any Parser], @escaping (_ user: String) -> Account, @escaping @MainActor () -> Screen, @escaping () throws(Offline) -> Session, Traced) -> App
    ) {
        self.build = build
    }
}

/// Overrides for tests and previews where `App.parsers` is built.
struct HeirloomApp_parsersOverrides: HeirloomReplaceable {
    var feedParser: ((any Clock) -> any Parser)?
    var pageParser: (() -> any Parser)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((any Clock) -> [any Parser])?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomApp_parsersOverrides>
        var feedParser: HeirloomValue<any Parser, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.feedParser = { _ in value.value } }
        }
        var pageParser: HeirloomValue<any Parser, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.pageParser = { value.value } }
        }
        var heirloomValue: HeirloomValue<[any Parser], HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.build = { _ in value.value } }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (any Clock) -> [any Parser]) {
        self.build = build
    }
}

/// Overrides for tests and previews where `Traced` is built.
struct HeirloomTracedOverrides: HeirloomReplaceable {
    var tracer: (() -> any Tracer)?
    var loader: ((any Clock, (any Tracer)?) -> Loader)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((any Tracer, Loader) -> Traced)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Traced>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomTracedOverrides>
        var tracer: HeirloomValue<any Tracer, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.tracer = { value.value } }
        }
        var loader: HeirloomValue<Loader, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.loader = { _, _ in value.value } }
        }
        var heirloomValue: HeirloomValue<Traced, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (any Tracer, Loader) -> Traced) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    static func makeApp(
        tracer: (any Tracer)?,
        overrides: HeirloomAppOverrides,
        heirloomStrict: HeirloomStrict
    ) -> App {
        let clock: any Clock = heirloomStrict.isReplaced(overrides.clock != nil, "clock") ? overrides.clock!() : SystemClock()  // App.clock
        let parsers: [any Parser] = overrides.parsers.build?(clock) ?? [
            heirloomStrict.isReplaced(overrides.parsers.feedParser != nil, "parsers.feedParser") ? overrides.parsers.feedParser!(
                clock
            ) : HeirloomBuilds_Kit.makeFeedParser_Parser(clock: clock),
            heirloomStrict.isReplaced(overrides.parsers.pageParser != nil, "parsers.pageParser") ? overrides.parsers.pageParser!() : HeirloomBuilds_Kit.makePageParser_Parser()
        ]
        let makeAccountReplacement = overrides.makeAccount
        let makeAccount: (_ user: String) -> Account = { user in
            heirloomStrict.isReplaced(makeAccountReplacement != nil, "makeAccount") ? makeAccountReplacement!(
                user,
                clock,
                tracer
            ) : HeirloomBuilds_Features.makeAccount(user: user, clock: clock, tracer: tracer)
        }
        let makeScreenReplacement = overrides.makeScreen
        let makeScreen: @MainActor () -> Screen = {  // App.makeScreen
            heirloomStrict.isReplaced(makeScreenReplacement != nil, "makeScreen") ? makeScreenReplacement!() : HeirloomBuilds_Kit.makeScreen()
        }
        let makeSessionReplacement = overrides.makeSession
        let makeSession: () throws(Offline) -> Session = {
            try heirloomStrict.isReplaced(makeSessionReplacement != nil, "makeSession") ? makeSessionReplacement!() : HeirloomBuilds_Kit.makeSession()
        }
        let traced: Traced = HeirloomMocks.makeTraced(
            clock: clock,
            overrides: overrides.traced,
            heirloomStrict: heirloomStrict.part("traced")
        )
        if let build = overrides.build {
            return build(clock, parsers, makeAccount, makeScreen, makeSession, traced)
        }
        heirloomStrict.build()
        return App(
            clock: clock,
            parsers: parsers,
            makeAccount: makeAccount,
            makeScreen: makeScreen,
            makeSession: makeSession,
            traced: traced
        )
    }

    static func makeTraced(
        clock: any Clock,
        overrides: HeirloomTracedOverrides,
        heirloomStrict: HeirloomStrict
    ) -> Traced {
        if let value = overrides.heirloomValue { return value.value }
        let tracer: any Tracer = heirloomStrict.isReplaced(overrides.tracer != nil, "tracer") ? overrides.tracer!() : LineTracer()  // Traced.tracer
        let loader: Loader = heirloomStrict.isReplaced(overrides.loader != nil, "loader") ? overrides.loader!(
            clock,
            tracer
        ) : HeirloomBuilds_Kit.makeLoader(clock: clock, tracer: tracer)
        if let build = overrides.build {
            return build(tracer, loader)
        }
        heirloomStrict.build()
        return Traced(tracer: tracer, loader: loader)
    }
}
#endif

//: prints
// ["feed r7", "page"] ada true true untraced r7
// model Session(socket: Kit.Socket()) true traced r7

//: prints with DEBUG
// ["feed r7", "page"] ada true true untraced r7
// model Session(socket: Kit.Socket()) true traced r7
// 2 double true true untraced r7
