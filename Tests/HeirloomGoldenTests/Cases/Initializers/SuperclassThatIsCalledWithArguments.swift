// An initializer that passes arguments to the superclass shows that the memberwise initializer would not compile.

//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

class Screen {
    init(name: String) {}
}

class View {}

@Instantiable
final class Inbox: Screen, Instantiable {
    @Received private let log: Log

    init(log: Log, name: String) {
        self.log = log
        super.init(name: name)
    }
}

@Instantiable
final class Outbox: View, Instantiable {
    @Received private let log: Log

    init(log: Log, name: String) {
        self.log = log
        super.init()
    }
}

//: diagnostics
// App/App.swift:16:5: error: the initializer of 'Inbox' requires 'name', which is not a dependency; give it a default value or make it a dependency [unusable-initializer]
