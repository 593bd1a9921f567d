// Protocols require the generated initializers of roots with inputs: a class that is not final would have to declare it
// 'required', which an extension cannot.
//: App/Servers.swift
import Heirloom

protocol Startable { init(port: Int) }
protocol Restartable: Startable {}
protocol Named { init(name: String) }

@Instantiable final class Log: Instantiable { init() {} }

@Instantiable(isRoot: true)
class 1️⃣Server: Startable, Instantiable {
    @Forwarded let port: Int
    @Instantiated let log: Log
}

@Instantiable(isRoot: true)
class 2️⃣Proxy: Restartable, Instantiable {
    @Forwarded let port: Int
    @Instantiated let log: Log
}

@Instantiable(isRoot: true)
final class Gateway: Startable, Instantiable {
    @Forwarded let port: Int
    @Instantiated let log: Log
}

@Instantiable(isRoot: true)
class Console: Named, Instantiable {
    @Forwarded let name: String
    @Instantiated let log: Log

    init(name: String, log: Log) {
        self.name = name
        self.log = log
    }

    3️⃣required convenience init(name: String) {
        self.init(name: name, log: Log())
    }
}

@Instantiable(isRoot: true)
struct Shell: Named, Instantiable {
    @Forwarded let name: String
    @Instantiated let log: Log
}
//: refused
// 1️⃣ inherited-root-initializer
// 2️⃣ inherited-root-initializer
//: warned
// 3️⃣ handwritten-root-initializer
