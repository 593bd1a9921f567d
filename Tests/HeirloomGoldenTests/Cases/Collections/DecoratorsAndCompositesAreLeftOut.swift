// Decorators and composites, which receive or collect a type that they list, are collected only if they are named. Test
// doubles are never collected.

//: App/App.swift
import Heirloom

protocol Sink { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct Console: Sink, Instantiable {
    let name = "console"
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct File: Sink, Instantiable {
    let name = "file"
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct All: Sink, Instantiable {
    @Instantiated let sinks: [any Sink]
    var name: String { sinks.map(\.name).joined(separator: "+") }
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct Buffered: Sink, Instantiable {
    @Received let sink: any Sink
    var name: String { "buffered " + sink.name }
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct Counting: Sink, Instantiable {
    @Received let sinks: [any Sink]
    var name: String { "\(sinks.count)" }
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self], mockOnly: true)
struct Silent: Sink {
    let name = "silent"
    static func mock() -> Silent { Silent() }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "All") let sink: any Sink
    @Instantiated let sinks: [any Sink]
    @Instantiated(collecting: ["Buffered", "Counting"]) let wrapped: [any Sink]
}

//: App/main.swift
let app = App()
print(app.sink.name, app.sinks.map(\.name), app.wrapped.map(\.name))

//: generated App
import Heirloom

extension App {
    init() {
        let sink: any Sink = App.heirloomMakeAll()  // App.sink
        let sinks: [any Sink] = [Console(), File()]  // App.sinks
        let wrapped: [any Sink] = [Buffered(sink: sink), Counting(sinks: sinks)]  // App.wrapped
        self.init(sink: sink, sinks: sinks, wrapped: wrapped)
    }

    private static func heirloomMakeAll() -> All {
        let sinks: [any Sink] = [Console(), File()]  // All.sinks
        return All(sinks: sinks)
    }
}

//: prints
// console+file ["console", "file"] ["buffered console+file", "2"]
