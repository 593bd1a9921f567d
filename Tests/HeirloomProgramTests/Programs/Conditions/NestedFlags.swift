// Nested flags: only the combination that enables all of them is wrong.
//: option configuration=debug
//: option flags=TRACE DEEP
//: App/main.swift
import Heirloom

@Instantiable
struct Clock: Instantiable { let hour = 7 }

@Instantiable
struct Tracer: Instantiable {
    @Received let clock: Clock
    #if TRACE
    #if DEEP
    @Received let probe: Probe
    #else
    @Instantiated let sink: Sink
    #endif
    #endif

    var name: String {
        #if TRACE && !DEEP
        "\(sink.name) at \(clock.hour)"
        #else
        "nothing at \(clock.hour)"
        #endif
    }
}

struct Probe {}

@Instantiable
struct Sink: Instantiable { let name = "sink" }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let tracer: Tracer
    @Instantiated let clock: Clock
}

print(App().tracer.name)
//: prints
// nothing at 7
//: prints with TRACE
// sink at 7
//: prints with DEEP
// nothing at 7
//: prints with TRACE DEEP
// error: main.swift: 'Tracer' receives 'probe: Probe', but no type above it provides it (root 'App') [missing-dependency]
