// An initializer without a property that only some builds have is reported.
//: App/main.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    #if TRACING
    @Instantiated let tracer: Log
    #endif

    1️⃣init(log: Log) {
        self.log = log
    }
}

print(App())
//: refused
// 1️⃣ incomplete-initializer
