// For a property of function type, closure parameters named like the function's take its arguments, in any order; all others
// are received. The closure builds the result of the function, which may have a lifetime.

//: App/App.swift
import Heirloom

struct User { let name: String }
final class Database { let path = "db" }

final class Session {
    let user: User
    let database: Database
    init(_ user: User, _ database: Database) {
        self.user = user
        self.database = database
    }
}

typealias Open = (_ user: User) -> Session

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Database() }) let database: Database
    @Instantiated({ (user: User, database: Database) in Session(user, database) })
    let open: (_ user: User) -> Session
    @Instantiated({ (database: Database, suffix: String, user: User) in
        Session(User(name: user.name + suffix), database)
    }) let rename: (_ user: User, _ suffix: String) -> Session
    @Instantiated(lifetime: .lazy, { (database: Database) in Session(User(name: "lazy"), database) })
    let kept: () -> Session
    @Instantiated(lifetime: .weak, { (database: Database) in Session(User(name: "weak"), database) })
    let held: () -> Session
    @Instantiated({ (user: User) in user.name.isEmpty ? nil : user.name.count })
    let length: (_ user: User) -> Int?
    @Instantiated({ (user: User, database: Database) -> Session in Session(user, database) })
    let alias: Open
    @Instantiated({ { print("a function that returns nothing is a value") } }) let log: () -> Void

    init(
        database: Database,
        open: @escaping (_ user: User) -> Session,
        rename: @escaping (_ user: User, _ suffix: String) -> Session,
        kept: @escaping () -> Session,
        held: @escaping () -> Session,
        length: @escaping (_ user: User) -> Int?,
        alias: @escaping Open,
        log: @escaping () -> Void
    ) {
        self.database = database
        self.open = open
        self.rename = rename
        self.kept = kept
        self.held = held
        self.length = length
        self.alias = alias
        self.log = log
    }
}

//: App/main.swift
let app = App()
print(app.open(User(name: "Ann")).user.name, app.rename(User(name: "Ben"), "!").user.name)
print(app.kept() === app.kept(), app.held() === app.held(), app.kept().database === app.database)
print(app.length(User(name: "")) as Any, app.length(User(name: "Cleo")) as Any, app.alias(User(name: "D")).user.name)
app.log()

//: generated App
import Heirloom

extension App {
    init() {
        let database = App.heirloomFactory_database()
        let open: (_ user: User) -> Session = { user in
            App.heirloomFactory_open(user: user, database: database)
        }
        let rename: (_ user: User, _ suffix: String) -> Session = { user, suffix in
            App.heirloomFactory_rename(database: database, suffix: suffix, user: user)
        }
        let keptKept = Kept<Session>.lazily("kept")
        let kept: () -> Session = {
            keptKept.value {
                App.heirloomFactory_kept(database: database)
            }
        }
        let keptHeld = Kept<Session>.weakly("held") { $0 }
        let held: () -> Session = {
            keptHeld.value {
                App.heirloomFactory_held(database: database)
            }
        }
        let length: (_ user: User) -> Int? = { user in
            App.heirloomFactory_length(user: user)
        }
        let alias: Open = { user in
            App.heirloomFactory_alias(user: user, database: database)
        }
        let log = App.heirloomFactory_log()
        self.init(
            database: database,
            open: open,
            rename: rename,
            kept: kept,
            held: held,
            length: length,
            alias: alias,
            log: log
        )
    }
}

//: prints
// Ann Ben!
// true true true
// nil Optional(4) D
// a function that returns nothing is a value
