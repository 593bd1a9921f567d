// A property under a condition is taken under that condition, by initializers of each kind.
//: option flags=TRACING
//: App/main.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class Tracer: Instantiable {}

@Instantiable
struct Service: Instantiable {
    @Received let log: Log
    #if TRACING
    @Received let tracer: Tracer
    let mode: String

    init(log: Log, tracer: Tracer) {
        self.log = log
        self.tracer = tracer
        mode = "tracing"
    }
    #else
    let mode: String

    init(log: Log) {
        self.log = log
        mode = "quiet"
    }
    #endif
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let tracer: Tracer
    @Instantiated let service: Service
}

let isTracing = App().service.mode == "tracing"
print(isTracing || App().service.mode == "quiet")
//: prints
// true
//: prints with TRACING
// true
