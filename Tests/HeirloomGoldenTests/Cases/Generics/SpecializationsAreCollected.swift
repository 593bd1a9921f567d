// Every required specialization lists the types that its declaration lists: a collection contains all of them, including those
// that only the collection names, and a single property is fulfilled if there is exactly one.

//: App/App.swift
import Heirloom

protocol Flushing {
    var name: String { get }
}

protocol Closing {}

struct User {}
struct Note {}

@Instantiable
final class Database: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [(any Flushing).self])
struct Repository<Model>: Flushing, Instantiable {
    @Received let database: Database
    var name: String { "\(Model.self)" }
}

@Instantiable(fulfillingAdditionalTypes: [Closing.self])
struct Window<Content>: Closing, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let users: Repository<User>
    @Instantiated let all: [any Flushing]
    @Instantiated(collecting: ["Repository<Note>", "Repository<User>"]) let chosen: [any Flushing]
    @Instantiated let makers: [() -> any Flushing]
    @Instantiated let window: Window<User>
    @Instantiated let closing: any Closing
}

//: App/main.swift
let app = App()
print(app.all.map(\.name), app.chosen.map(\.name), app.makers.map { $0().name }, type(of: app.closing))

//: generated App
import Heirloom

extension App {
    init() {
        let database = Database()
        let users = Repository<User>(database: database)
        let all: [any Flushing] = [Repository<Note>(database: database), Repository<User>(database: database)]  // App.all
        let chosen: [any Flushing] = [  // App.chosen
            Repository<Note>(database: database),
            Repository<User>(database: database)
        ]
        let makers: [() -> any Flushing] = [  // App.makers
            {
                Repository<Note>(database: database)
            },
            {
                Repository<User>(database: database)
            }
        ]
        let window = Window<User>()
        let closing: any Closing = Window<User>()  // App.closing
        self.init(
            database: database,
            users: users,
            all: all,
            chosen: chosen,
            makers: makers,
            window: window,
            closing: closing
        )
    }
}

//: prints
// ["Note", "User"] ["Note", "User"] ["Note", "User"] Window<User>
