// An initializer of the superclass with the same labels but other types is not overridden.

//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

class Screen {
    let name: String

    init(log: String = "screen") {
        name = log
    }
}

class Window {
    init() {}
}

extension Window {
    convenience init(log: String) {
        self.init()
    }
}

@Instantiable
final class Inbox: Screen, Instantiable {
    @Received private let log: Log
}

@Instantiable
final class Outbox: Window, Instantiable {
    @Received private let log: Log
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let inbox: Inbox
    @Instantiated let outbox: Outbox
}

//: App/main.swift
printTree(App())

//: generated App
import Heirloom

extension App {
    init() {
        let log = Log()
        let inbox = Inbox(log: log)
        let outbox = Outbox(log: log)
        self.init(log: log, inbox: inbox, outbox: outbox)
    }
}

//: prints
// App
//   log: Log #1
//   inbox: Inbox #2
//     name: String "screen"
//     log: Log #1
//   outbox: Outbox #3
//     log: Log #1
