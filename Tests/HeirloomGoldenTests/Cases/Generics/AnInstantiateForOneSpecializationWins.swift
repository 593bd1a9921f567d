// An `instantiate` for one specialization takes precedence over the generic declaration, which builds all others.

//: App/App.swift
import Heirloom

struct User {}
struct Note {}

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Cache<Value>: Instantiable {
    @Received let log: Log
    var limit = 10
}

@Instantiable(conformsElsewhere: true)
extension Cache {
    static func instantiate(log: Log) -> Cache<Note> {
        var cache = Cache<Note>(log: log)
        cache.limit = 1_000
        return cache
    }
}

@Instantiable
struct Screen<Item>: Instantiable {
    @Instantiated let cache: Cache<Item>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let users: Screen<User>
    @Instantiated let notes: Screen<Note>
}

//: App/main.swift
let app = App()
print(app.users.cache.limit, app.notes.cache.limit)

//: generated App
import Heirloom

extension App {
    init() {
        let log = Log()
        let users = App.heirloomMakeScreen_User(log: log)
        let notes = App.heirloomMakeScreen_Note(log: log)
        self.init(log: log, users: users, notes: notes)
    }

    private static func heirloomMakeScreen_User(log: Log) -> Screen<User> {
        let cache = Cache<User>(log: log)
        return Screen<User>(cache: cache)
    }

    private static func heirloomMakeScreen_Note(log: Log) -> Screen<Note> {
        let cache = Cache<Note>.instantiate(log: log)
        return Screen<Note>(cache: cache)
    }
}

//: prints
// 10 1000
