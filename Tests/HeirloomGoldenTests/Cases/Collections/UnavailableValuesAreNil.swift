// With `onlyIfAvailable: true` a collection may be empty, and an optional is `nil` if no type fulfills it. This is how an app
// leaves out a feature that is not linked.

//: App/App.swift
import Heirloom

protocol Analytics {}
protocol Plugin {}

@Instantiable
struct Leaf: Instantiable {
    @Received let analytics: (any Analytics)?
    @Received let plugins: [any Plugin]
    @Received(onlyIfAvailable: true) let codes: [Int: any Plugin]?
}

@Instantiable
struct Engine: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(onlyIfAvailable: true) let analytics: (any Analytics)?
    @Instantiated(fulfilledByType: "FancyAnalytics", onlyIfAvailable: true) let fancy: Optional<any Analytics>
    @Instantiated(onlyIfAvailable: true) let makeAnalytics: (() -> any Analytics)?
    @Instantiated(onlyIfAvailable: true) let plugins: [any Plugin]
    @Instantiated(onlyIfAvailable: true) let codes: [Int: any Plugin]
    @Instantiated(onlyIfAvailable: true) let engine: Engine?
    @Instantiated let leaf: Leaf
}

//: App/main.swift
let app = App()
print(app.leaf.analytics == nil, app.fancy == nil, app.makeAnalytics == nil, app.leaf.plugins.count)
print(app.leaf.codes!.count, app.engine != nil)

//: generated App
import Heirloom

extension App {
    init() {
        let analytics: (any Analytics)? = nil
        let fancy: Optional<any Analytics> = nil
        let makeAnalytics: (() -> any Analytics)? = nil
        let plugins: [any Plugin] = []
        let codes: [Int: any Plugin] = [:]
        let engine: Engine? = Engine()
        let leaf = Leaf(analytics: analytics, plugins: plugins, codes: codes)
        self.init(
            analytics: analytics,
            fancy: fancy,
            makeAnalytics: makeAnalytics,
            plugins: plugins,
            codes: codes,
            engine: engine,
            leaf: leaf
        )
    }
}

//: prints
// true true true 0
// 0 true
