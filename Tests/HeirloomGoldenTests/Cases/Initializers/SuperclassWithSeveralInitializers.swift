// Of several initializers of a superclass Swift calls none by itself.

//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

class Screen {
    init() {}

    init(log: String) {}
}

@Instantiable
final class Inbox: Screen, Instantiable {
    @Received private let log: Log
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let inbox: Inbox
}

//: diagnostics
// App/App.swift:13:13: error: 'Screen' has several initializers, of which Swift calls none by itself, and so the initializer of 'Inbox' must be written [missing-initializer]
// App/App.swift:13:13: note: write 'init(log: Log) { self.log = log; super.init() }'
// App/App.swift:15:1: note: fix-it: write the initializer: insert '    init(log: Log) {\n        self.log = log\n        super.init()\n    }\n'
