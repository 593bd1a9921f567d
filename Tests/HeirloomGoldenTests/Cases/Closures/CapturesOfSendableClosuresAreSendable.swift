// The captures of a '@Sendable' function for its closure must be 'Sendable', and so must the arguments of a closure that is
// built concurrently.

//: App/App.swift
import Heirloom

final class Counter {}
struct Settings: Sendable {}
struct Report {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Counter() }) let counter: Counter
    @Instantiated({ Settings() }) let settings: Settings
    @Instantiated({ (counter: Counter) in Report() }) let makeReport: @Sendable () -> Report
    @Instantiated({ (settings: Settings) in Report() }) let makeOther: @Sendable () -> Report
    @Instantiated(concurrently: true, { (counter: Counter) async in Report() }) let report: Report
}

//: diagnostics
// App/App.swift:11:59: error: 'makeReport: @Sendable () -> Report' of 'App' is 'Sendable' but captures non-Sendable 'counter: Counter' [not-sendable]
// App/App.swift:13:85: note: 'report: Report' of 'App' has the same problem
// App/App.swift:11:22: note: the closure of 'makeReport' takes 'counter: Counter'
// App/App.swift:3:13: note: declare that 'Counter' is 'Sendable'
