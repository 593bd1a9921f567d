// A log takes its messages as autoclosures: through a closure with such a parameter, one that takes the function, and a test
// double.
//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let log: (_ level: Int, _ message: @autoclosure () -> String) -> Void
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ 2 }) let threshold: Int
    @Instantiated({ (level: Int, message: @autoclosure () -> String, threshold: Int) in
        if level >= threshold { print(message()) }
    }) let log: (_ level: Int, _ message: @autoclosure () -> String) -> Void
    @Instantiated({ (message: () -> String) in print(message()) }) let note: (_ message: @autoclosure () -> String) -> Void
    @Instantiated let screen: Screen
}
//: App/main.swift
func costly(_ text: String) -> String {
    print("costly")
    return text
}
let app = App()
app.screen.log(1, costly("never"))
app.screen.log(2, costly("once"))
app.note("noted")
App.mock(overrides: .init(log: { level, message, _ in print("test", level, message()) })).screen.log(1, costly("mock"))
App.mock().log(2, "real")
//: prints
// costly
// once
// noted
// costly
// test 1 mock
// real
