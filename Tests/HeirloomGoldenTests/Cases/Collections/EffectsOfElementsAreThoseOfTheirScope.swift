// The construction of an element may suspend and throw, and the scope of the collection then does as well. Functions confine
// these effects to their calls.

//: App/App.swift
import Heirloom

struct Broken: Error {}

protocol Plugin: Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Local: Plugin, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Remote: Plugin, Instantiable {
    init() async throws(Broken) {}
}

@Instantiable
struct Later: Instantiable {
    @Instantiated let plugins: [@Sendable () async throws(Broken) -> any Plugin]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let plugins: [any Plugin]
    @Instantiated let later: Later
}

//: App/main.swift
let app = try await App()
print(app.plugins.count, try await app.later.plugins[1]())

//: generated App
import Heirloom

extension App {
    init() async throws(Broken) {
        let plugins: [any Plugin] = [Local(), try await Remote()]  // App.plugins
        let later = App.heirloomMakeLater()
        self.init(plugins: plugins, later: later)
    }

    private static func heirloomMakeLater() -> Later {
        let plugins2: @Sendable () async throws(Broken) -> any Plugin = {
            Local()
        }
        let plugins3: @Sendable () async throws(Broken) -> any Plugin = {
            try await Remote()
        }
        let plugins: [@Sendable () async throws(Broken) -> any Plugin] = [plugins2, plugins3]  // Later.plugins
        return Later(plugins: plugins)
    }
}

//: prints
// 2 Remote()
