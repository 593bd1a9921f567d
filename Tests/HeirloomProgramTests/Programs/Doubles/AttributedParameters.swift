// Initializers with autoclosures, escaping and optional functions, tuples and existentials.
//: option configuration=debug
//: App/Types.swift
import Heirloom

protocol Audible {}
protocol Visible {}
struct Sign: Audible, Visible {}

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Row: Instantiable {
    @Received let log: Log
    @Received let sign: any Audible & Visible
    @Received let type: any Audible.Type
    @Received let callback: ((Int) -> String)?
    let text: String
    let action: (() -> Void)?
    let handler: @MainActor @Sendable (Int) async throws -> Void
    let tuple: (Int, String)

    init(
        log: @autoclosure () -> Log,
        sign: any Audible & Visible,
        type: any Audible.Type,
        callback: ((Int) -> String)?,
        text: @autoclosure () -> String = "auto",
        action: (() -> Void)? = nil,
        handler: @escaping @MainActor @Sendable (Int) async throws -> Void = { _ in },
        with tuple: (Int, String) = (1, "x")
    ) {
        self.log = log()
        self.sign = sign
        self.type = type
        self.callback = callback
        self.text = text()
        self.action = action
        self.handler = handler
        self.tuple = tuple
    }
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Received let log: Log
    @Instantiated let row: Row
    @Received(onlyIfAvailable: true) let other: (any Audible & Visible)?
    @Received(onlyIfAvailable: true) let function: (() -> Void)?
}
//: App/main.swift
let row = Screen.mock(callback: nil, sign: Sign(), type: Sign.self).row
print(row.text, row.tuple, row.action == nil, row.callback == nil)
let other = Screen.mock(
    function: { print("function") },
    callback: { "\($0)" },
    sign: Sign(),
    type: Sign.self,
    overrides: .init(row: .init(text: "mock", action: { print("action") }, with: (2, "y")))
)
other.function?()
other.row.action?()
print(other.row.text, other.row.tuple, other.row.callback?(3) ?? "-")
//: prints
// auto (1, "x") true true
// function
// action
// mock (2, "y") 3
