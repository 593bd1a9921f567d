// A parameter cannot be under `#if`, so the diagnostic for a property that only some builds have describes the change without a
// fix-it.

//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    #if DEBUG
    @Instantiated let tracer: Log
    #endif

    init(log: Log) {
        self.log = log
    }
}

@Instantiable
struct Tool: Instantiable {
    @Instantiated let log: Log
    #if DEBUG
    @Instantiated let tracer: Log
    #endif
    let name: String
}

//: diagnostics
// App/App.swift:13:5: error: this initializer of 'App' does not take 'tracer'; add one that does under the same '#if' as the property (under '#if DEBUG') [incomplete-initializer]
// App/App.swift:24:9: error: 'name' has no value; mark it '@Received', '@Instantiated' or '@Forwarded', or write an initializer for 'Tool' [missing-initializer]
