// A superclass whose `init()` throws must be called by a written initializer; one that is `async` cannot be called.

//: App/Database.swift
import Heirloom

class Connection {
    init() throws {}
}

class Channel {
    init() async {}
}

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class Database: Connection, Instantiable {
    @Instantiated let log: Log
}

@Instantiable
final class Feed: Channel, Instantiable {
    @Instantiated let log: Log
}

@Instantiable
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let feed: Feed
}

//: diagnostics
// App/Database.swift:15:13: error: 'init()' of 'Connection' is throwing, and so the initializer of 'Database' must be written [missing-initializer]
// App/Database.swift:15:13: note: write 'init(log: Log) { self.log = log; do { try super.init() } catch { fatalError("'Connection' cannot be made: \(error)") } }'
// App/Database.swift:17:1: note: fix-it: write the initializer: insert '    init(log: Log) {\n        self.log = log\n        do { try super.init() } catch { fatalError("'Connection' cannot be made: \\(error)") }\n    }\n'
// App/Database.swift:20:13: error: 'init()' of 'Channel' is 'async', and so 'Feed' cannot be built: its own initializer must call it; give 'Channel' an 'init()' that is not [missing-initializer]
