// An empty collection is an error at the collection; if no type lists the element type, the collection is unfulfilled. An
// unknown name in `collecting` is reported at the name.

//: App/App.swift
import Heirloom

protocol Sink {}
protocol Unlisted {}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct AllSinks: Sink, Instantiable {
    @Instantiated(collecting: ["Consol", "Silent", "Nothing"]) let sinks: [any Sink]
}

@Instantiable
struct Console: Sink, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Sink.self], mockOnly: true)
struct Silent: Sink {
    static func mock() -> Silent { Silent() }
}

@Instantiable
struct Main: Instantiable {
    @Instantiated let sinks: [any Sink]
    @Instantiated let byName: [String: () -> any Sink]
    @Instantiated let unlisted: [any Unlisted]
    @Instantiated let numbers: [Int]
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let main: Main
    @Instantiated let all: AllSinks
}

//: diagnostics
// App/App.swift:8:32: error: 'AllSinks' collects 'Consol' in 'sinks: [any Sink]', but no type with that name is built [nothing-fulfills]
// App/App.swift:12:8: note: did you mean 'Console'?
// App/App.swift:8:42: error: 'AllSinks' collects 'Silent' in 'sinks: [any Sink]', but no type with that name is built [nothing-fulfills]
// App/App.swift:15:8: note: 'Silent' is built only for mocks because of 'mockOnly: true'
// App/App.swift:8:52: error: 'AllSinks' collects 'Nothing' in 'sinks: [any Sink]', but no type with that name is built [nothing-fulfills]
// App/App.swift:7:8: note: 'AllSinks' lists 'Sink'
// App/App.swift:21:23: error: 'Main' collects 'sinks: [any Sink]', but no type can be collected [nothing-fulfills]
// App/App.swift:29:23: note: 'App' builds 'Main' here
// App/App.swift:7:8: note: 'AllSinks' is not collected, because it both fulfills the element type and depends on it; 'collecting: ["AllSinks"]' would include it
// App/App.swift:15:8: note: 'Silent' is used only by mocks because of 'mockOnly: true'
// App/App.swift:21:23: note: to allow an empty collection, write 'onlyIfAvailable: true'
// App/App.swift:22:23: error: 'Main' collects 'byName: [String: () -> any Sink]', but no type can be collected [nothing-fulfills]
// App/App.swift:29:23: note: 'App' builds 'Main' here
// App/App.swift:7:8: note: 'AllSinks' is not collected, because it both fulfills the element type and depends on it; 'collecting: ["AllSinks"]' would include it
// App/App.swift:15:8: note: 'Silent' is used only by mocks because of 'mockOnly: true'
// App/App.swift:22:23: note: to allow an empty collection, write 'onlyIfAvailable: true'
// App/App.swift:23:23: error: 'Main' instantiates 'unlisted: [any Unlisted]', but no type fulfills '[any Unlisted]' [nothing-fulfills]
// App/App.swift:29:23: note: 'App' builds 'Main' here
// App/App.swift:23:23: note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Unlisted.self])'
// App/App.swift:24:23: error: 'Main' instantiates 'numbers: [Int]', but no type fulfills '[Int]' [nothing-fulfills]
// App/App.swift:29:23: note: 'App' builds 'Main' here
// App/App.swift:24:23: note: to declare how it is built, write '@Instantiable extension Array: @retroactive Instantiable { static func instantiate() -> [Int] { … } }'
// App/App.swift:24:23: note: to pass it, write '@Forwarded let numbers: [Int]', and build 'Main' with an 'Instantiator<Main>'
// App/App.swift:24:23: note: to give it one value, write 'let numbers: [Int] = …' without '@Instantiated'

//: fix-its
// App/App.swift:8:32: would fix: write 'Console' [nothing-fulfills]
// App/App.swift:8:32: note: replace '"Consol"' with '"Console"'
