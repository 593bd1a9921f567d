// Elements under `#if` are under the same condition in the output.

//: option flags=EXTRA
//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Always: Plugin, Instantiable {}

#if EXTRA
@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Extra: Plugin, Instantiable {}
#endif

@Instantiable
struct Host: Instantiable {
    @Instantiated let plugins: [any Plugin]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let host: Host
    @Instantiated(collecting: ["Always"]) let chosen: [any Plugin]
}

//: App/main.swift
print(App().host.plugins.map { type(of: $0) }, App().chosen.count)

//: generated App
import Heirloom

extension App {
    init() {
        let host = App.heirloomMakeHost()
        let chosen: [any Plugin] = [Always()]  // App.chosen
        self.init(host: host, chosen: chosen)
    }

    #if EXTRA
    private static func heirloomMakeHost() -> Host {
        let plugins: [any Plugin] = [Always(), Extra()]  // Host.plugins
        return Host(plugins: plugins)
    }
    #else
    private static func heirloomMakeHost() -> Host {
        let plugins: [any Plugin] = [Always()]  // Host.plugins
        return Host(plugins: plugins)
    }
    #endif
}

//: prints
// [App.Always] 1

//: prints with EXTRA
// [App.Always, App.Extra] 1
