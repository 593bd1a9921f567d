// Functions declare a callback as nonescaping although it escapes: it is stored, passed to a product, taken by a closure, or an
// autoclosure.
//: App/App.swift
import Heirloom

typealias Done = () -> Void

@Instantiable
struct Sheet: Instantiable {
    @Forwarded let onDone: Done
    init(onDone: @escaping Done) { self.onDone = onDone }
}

@Instantiable
struct Button: Instantiable {
    @Received let onDone: Done
    init(onDone: @escaping Done) { self.onDone = onDone }
}

@Instantiable
struct Form: Instantiable {
    @Forwarded let onDone: Done
    @Instantiated let button: Button
    init(onDone: Done, button: Button) {
        self.onDone = {}
        self.button = button
    }
}

struct Alert {
    let onDone: Done
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let 1️⃣sheet: (_ onDone: Done) -> Sheet
    @Instantiated let 2️⃣form: (_ onDone: () -> Void) -> Form
    @Instantiated({ (onDone: @escaping Done) in Alert(onDone: onDone) }) let 3️⃣alert: (_ onDone: Done) -> Alert
    @Instantiated let 4️⃣value: (@autoclosure () -> Void) -> Sheet
    @Instantiated let right: (_ onDone: @escaping Done) -> Sheet
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ mismatched-parameters
// 2️⃣ mismatched-parameters
// 3️⃣ mismatched-parameters
// 4️⃣ mismatched-parameters
