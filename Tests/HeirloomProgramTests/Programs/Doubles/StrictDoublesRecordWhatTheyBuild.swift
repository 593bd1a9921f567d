// A strict double records each part that is built and not replaced, once, with its path, when it is built. What was
// passed, replaced or written by hand is not recorded.

//: option swift=6.2 results of async functions that are not Sendable and cross actors
//: option flags=DEBUG
//: HeirloomTesting/Recorder.swift
import Heirloom

// In place of the product, to print the issues.
public enum HeirloomIssueRecorder: HeirloomIssueRecording {
    public static func recorder() -> @Sendable (String) -> Void { { print("-", $0) } }
}

//: App/App.swift
import Heirloom

protocol Fetcher { func fetch() -> Int? }
protocol Log: Sendable {}
protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Fetcher.self])
struct WebFetcher: Instantiable, Fetcher {
    @Received let clock: Clock
    init(clock: Clock) async throws { self.clock = clock }
    func fetch() -> Int? { 1 }
}

@Instantiable struct Clock: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Log.self]) struct FileLog: Instantiable, Log {}

@Instantiable struct Settings: Instantiable {
    static func mock() -> Settings { Settings() }
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self]) struct Spelling: Instantiable, Plugin {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self]) struct Grammar: Instantiable, Plugin {
    @Instantiated let rules: Rules
}
@Instantiable struct Rules: Instantiable {}

@Instantiable(generateMock: true)
struct Page: Instantiable {
    @Forwarded let strict: Int
    @Received let log: any Log
    @Instantiated let cell: Cell
    @Instantiated let header: () -> Header
}
@Instantiable struct Cell: Instantiable {
    let width: Int
    init(width: Int = 1) { self.width = width }
}
@Instantiable struct Header: Instantiable {}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated(fulfilledByType: "WebFetcher") let fetcher: any Fetcher
    @Instantiated(fulfilledByType: "FileLog") let log: any Log
    @Instantiated let settings: Settings
    @Instantiated let plugins: [any Plugin]
    @Instantiated let pages: SendableInstantiator<Page>
    @Instantiated(lifetime: .lazy) let once: () -> Header
}

//: App/main.swift
import HeirloomTesting

#if DEBUG
_ = HeirloomIssueRecorder.self
print("all")
let app = try await App.mock(strict: true)
print("pages")
let page = app.pages.instantiate(strict: 1)
_ = app.pages.instantiate(strict: 2)
_ = page.header()
_ = app.once()
_ = app.once()

print("some")
var overrides = App.MockOverrides()
overrides.replace(\.clock, with: Clock())
overrides.replace(\.log, with: FileLog())
overrides.replace(\.plugins.spelling, with: Spelling())
overrides.replace(\.pages.cell, with: Cell())
overrides.replace(\.once, with: Header())
let other = try await App.mock(overrides: overrides, strict: true)
_ = other.pages.instantiate(strict: 1)
_ = other.once()

print("page")
_ = Page.mock(strict: 1, log: FileLog(), strict2: true)
_ = Page.mock(strict: 1, strict2: true)
_ = Page.mock(strict: 1)
#else
print("no doubles")
#endif

//: prints
// no doubles

//: prints with DEBUG
// all
// - 'App.clock' is built, because it is not replaced
// - 'App.fetcher' is built, because it is not replaced
// - 'App.log' is built, because it is not replaced
// - 'App.plugins.grammar.rules' is built, because it is not replaced
// - 'App.plugins.grammar' is built, because it is not replaced
// - 'App.plugins.spelling' is built, because it is not replaced
// pages
// - 'App.pages.cell' is built, because it is not replaced
// - 'App.pages' is built, because it is not replaced
// - 'App.pages.header' is built, because it is not replaced
// - 'App.once' is built, because it is not replaced
// some
// - 'App.fetcher' is built, because it is not replaced
// - 'App.plugins.grammar.rules' is built, because it is not replaced
// - 'App.plugins.grammar' is built, because it is not replaced
// - 'App.pages' is built, because it is not replaced
// page
// - 'Page.cell' is built, because it is not replaced
// - 'Page.log' is built, because it is not replaced
// - 'Page.cell' is built, because it is not replaced
