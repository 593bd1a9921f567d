// A flag that the manifest sets for one module is not set in the module below, and need not be repeated.
//: option configuration=release
//: option known App=METRICS
//: Core/Reporter.swift
import Heirloom

@Instantiable
public struct Reporter: Instantiable {
    #if METRICS
    @Instantiated let meter: Meter
    #else
    @Instantiated let counter: Counter
    #endif
    public var name: String { counter.name }
}

@Instantiable
public struct Counter: Instantiable {
    public let name = "counter"
    public init() {}
}
#if METRICS
@Instantiable
public struct Meter: Instantiable {
    public init() {}
}
#endif
//: App/main.swift
import Core
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let reporter: Reporter
    #if METRICS
    @Instantiated let counter: Counter
    #endif
}

let app = App()
print(app.reporter.name, app.counter.name)
//: prints
// counter counter
