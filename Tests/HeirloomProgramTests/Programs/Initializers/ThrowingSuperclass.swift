// A superclass whose 'init()' throws cannot be left to the macro, nor one whose 'init()' is 'async'.
//: Framework/Base.swift
open class Connection {
    public init() throws {}
}

open class Channel {
    public init() async {}
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class 1️⃣Database: Connection, Instantiable {
    @Instantiated let log: Log
}

@Instantiable
final class 2️⃣Feed: Channel, Instantiable {
    @Instantiated let log: Log
}

@Instantiable
final class 3️⃣Cache: Connection, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let feed: Feed
    @Instantiated let cache: Cache
}

print(App())
//: refused
// 1️⃣ missing-initializer
// 2️⃣ missing-initializer
// 3️⃣ missing-initializer
