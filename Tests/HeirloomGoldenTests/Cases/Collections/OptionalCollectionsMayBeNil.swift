// A property of type `[E]?` collects as well; with `onlyIfAvailable: true` it is `nil` if there are no elements.

//: App/App.swift
import Heirloom

protocol Plugin {
    var name: String { get }
}
protocol Analytics {}
protocol Middleware {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: "export")
struct Export: Plugin, Instantiable {
    @Received let prefix: Prefix
    var name: String { prefix.text + "export" }
}

@Instantiable
struct Prefix: Instantiable {
    let text = "plugin."
}

@Instantiable(fulfillingAdditionalTypes: [Middleware.self])
struct Chain: Middleware, Instantiable {
    @Received(onlyIfAvailable: true) let middleware: [any Middleware]?
}

@Instantiable
struct Menu: Instantiable {
    @Received(onlyIfAvailable: true) let plugins: [any Plugin]?
    @Received(onlyIfAvailable: true) let analytics: [any Analytics]?
}

typealias Makers = [String: () -> any Plugin]?

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let prefix: Prefix
    @Instantiated(onlyIfAvailable: true) let plugins: [any Plugin]?
    @Instantiated let makers: Makers
    @Instantiated(onlyIfAvailable: true) let analytics: [any Analytics]?
    @Instantiated(onlyIfAvailable: true) let middleware: [any Middleware]?
    @Instantiated let menu: Menu
}

//: App/main.swift
let app = App()
print(app.menu.plugins?.map(\.name) ?? [], app.makers?["export"]?().name ?? "")
print(app.menu.analytics == nil, app.middleware == nil)

//: generated App
import Heirloom

extension App {
    init() {
        let prefix = Prefix()
        let plugins: [any Plugin]? = [Export(prefix: prefix)]  // App.plugins
        let makers: Makers = [  // App.makers
            "export": {
                Export(prefix: prefix)
            }
        ]
        let analytics: [any Analytics]? = nil
        let middleware: [any Middleware]? = nil
        let menu = Menu(plugins: plugins, analytics: analytics)
        self.init(
            prefix: prefix,
            plugins: plugins,
            makers: makers,
            analytics: analytics,
            middleware: middleware,
            menu: menu
        )
    }
}

//: prints
// ["plugin.export"] plugin.export
// true true
