// `try:` is a label, and `$rows` a projected value, in a closure as elsewhere.
//: App/App.swift
import Heirloom

@propertyWrapper
struct Clamped: Sendable {
    let wrappedValue: Int

    var projectedValue: Int { min(wrappedValue, 5) }
}

struct Limits {
    @Clamped var rows = 7
}

struct Policy {
    var tries: Int

    init(try tries: Int, await pause: Int) { self.tries = tries + pause }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Policy(try: 3, await: 1) }) let policy: Policy
    @Instantiated({ Limits().$rows }) let number: Int
}

//: App/main.swift
let app = App()
print(app.policy.tries, app.number)
//: prints
// 4 5
