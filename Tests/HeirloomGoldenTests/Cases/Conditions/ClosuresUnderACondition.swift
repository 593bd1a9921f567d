// An attribute with a closure may be under a condition before its property, which is built by the closure of the compiled
// branch.

//: option flags=DEBUG
//: App/App.swift
import Heirloom

protocol API { var name: String { get } }

struct Fake: API { let name = "fake" }

struct Plain: API { let name = "plain" }

@Instantiable(fulfillingAdditionalTypes: [API.self])
struct Real: Instantiable, API { var name: String { "real" } }

@Instantiable(isRoot: true)
struct Main: Instantiable {
    #if DEBUG
        @Instantiated({ Fake() })
    #else
        @Instantiated({ Plain() })
    #endif
    let api: any API

    #if !DEBUG
        @Instantiated(fulfilledByType: "Real")
    #else
        // Not '@Instantiated' as in release builds.
        @Instantiated({ Fake() })
    #endif
    let other: any API
}

//: App/main.swift
let main = Main()
print(main.api.name, main.other.name)

//: generated App
import Heirloom

extension Main {
    #if DEBUG
    init() {
        let api = Main.heirloomFactory_api()
        let other = Main.heirloomFactory_other()
        self.init(api: api, other: other)
    }
    #else
    init() {
        let api = Main.heirloomFactory_api()
        let other: any API = Real()  // Main.other
        self.init(api: api, other: other)
    }
    #endif
}

//: prints
// plain real

//: prints with DEBUG
// fake fake
