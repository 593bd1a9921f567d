// A superclass whose `init()` throws or is `async` must be called by a written initializer; one that may fail cannot be called.

//: App/Database.swift
import Heirloom

class Connection {
    init() throws {}
}

class Channel {
    init() async {}
}

struct Closed: Error {}

class Service {
    init() async throws(Closed) {}
}

class Parser {
    required init() throws {}
}

class Reader {
    init(limit: Int = 1) throws {}
}

class Guess {
    init?() {}
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
final class Mail: Service, Instantiable {}

@Instantiable
final class TextParser: Parser, Instantiable {}

@Instantiable
final class TextReader: Reader, Instantiable {}

@Instantiable
final class Answer: Guess, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let feed: Feed
    @Instantiated let mail: Mail
    @Instantiated let textParser: TextParser
    @Instantiated let textReader: TextReader
    @Instantiated let answer: Answer
}

//: diagnostics
// App/Database.swift:33:13: error: 'init()' of 'Connection' is throwing, and so the initializer of 'Database' must be written [missing-initializer]
// App/Database.swift:33:13: note: write 'init(log: Log) throws { self.log = log; try super.init() }'
// App/Database.swift:35:1: note: fix-it: write the initializer: insert '    init(log: Log) throws {\n        self.log = log\n        try super.init()\n    }\n'
// App/Database.swift:38:13: error: 'init()' of 'Channel' is 'async', and so the initializer of 'Feed' must be written [missing-initializer]
// App/Database.swift:38:13: note: write 'init(log: Log) async { self.log = log; await super.init() }'
// App/Database.swift:40:1: note: fix-it: write the initializer: insert '    init(log: Log) async {\n        self.log = log\n        await super.init()\n    }\n'
// App/Database.swift:43:13: error: 'init()' of 'Service' is 'async' and throwing, and so the initializer of 'Mail' must be written [missing-initializer]
// App/Database.swift:43:13: note: write 'override init() async throws(Closed) { try await super.init() }'
// App/Database.swift:43:42: note: fix-it: write the initializer: insert '\n    override init() async throws(Closed) {\n        try await super.init()\n    }\n'
// App/Database.swift:46:13: error: 'init()' of 'Parser' is throwing, and so the initializer of 'TextParser' must be written [missing-initializer]
// App/Database.swift:46:13: note: write 'required init() throws { try super.init() }'
// App/Database.swift:46:47: note: fix-it: write the initializer: insert '\n    required init() throws {\n        try super.init()\n    }\n'
// App/Database.swift:49:13: error: 'init()' of 'Reader' is throwing, and so the initializer of 'TextReader' must be written [missing-initializer]
// App/Database.swift:49:13: note: write 'init() throws { try super.init() }'
// App/Database.swift:49:47: note: fix-it: write the initializer: insert '\n    init() throws {\n        try super.init()\n    }\n'
// App/Database.swift:52:13: error: 'init()' of 'Guess' is failable, and so 'Answer' cannot be built: its own initializer must call it; give 'Guess' an 'init()' that is not [missing-initializer]
