// A function whose parameter has the name of a concurrent dependency does not wait for that dependency, which may need
// the function itself.

//: App/App.swift
import Heirloom

@Instantiable
struct Report: Instantiable, Sendable {
    @Forwarded let store: String
}
@Instantiable
struct Store: Instantiable, Sendable {
    @Received let makeReport: @Sendable (_ store: String) -> Report

    init(makeReport: @escaping @Sendable (_ store: String) -> Report) async {
        self.makeReport = makeReport
    }
}
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(concurrently: true) let store: Store
    @Instantiated let makeReport: @Sendable (_ store: String) -> Report
}

//: App/main.swift
let app = await App()
print(app.store.makeReport("north").store)

//: generated App
import Heirloom

extension App {
    init() async {
        let makeReport: @Sendable (_ store: String) -> Report = { store in  // App.makeReport
            Report(store: store)
        }
        async let storeTask = Store(makeReport: makeReport)  // App.store
        let store = await storeTask  // App.store
        self.init(store: store, makeReport: makeReport)
    }
}

extension InstantiatorProtocol where T == Report {
    func instantiate(store: String) -> Report {
        instantiate(store)
    }
}

//: prints
// north
