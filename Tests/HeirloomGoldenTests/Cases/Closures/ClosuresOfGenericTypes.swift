// A closure in a generic type builds for each specialization, whose arguments its parameters and its result may name.

//: App/App.swift
import Heirloom
struct User: Sendable { let name: String }
@Instantiable final class Database: Instantiable { let path = "db" }
struct Codec<Model> { let name: String }
@Instantiable
struct Repository<Model: Sendable>: Instantiable {
    @Received let database: Database
    @Instantiated({ (database: Database) in Codec<Model>(name: "\(Model.self) in \(database.path)") }) let codec: Codec<Model>
    @Instantiated({ (model: Model, codec: Codec<Model>) in "model by \(codec.name)" }) let describe: (_ model: Model) -> String
}
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let users: Repository<User>
    @Instantiated let numbers: Repository<Int>
}

//: App/main.swift
let app = App()
print(app.users.codec.name, app.numbers.codec.name)
print(app.users.describe(User(name: "Ann")), app.numbers.describe(3))

//: generated App
import Heirloom

extension App {
    init() {
        let database = Database()
        let users = App.heirloomMakeRepository_User(database: database)
        let numbers = App.heirloomMakeRepository_Int(database: database)
        self.init(database: database, users: users, numbers: numbers)
    }

    private static func heirloomMakeRepository_User(database: Database) -> Repository<User> {
        let codec = Repository<User>.heirloomFactory_codec(database: database)
        let describe: (_ model: User) -> String = { model in
            Repository<User>.heirloomFactory_describe(model: model, codec: codec)
        }
        return Repository<User>(database: database, codec: codec, describe: describe)
    }

    private static func heirloomMakeRepository_Int(database: Database) -> Repository<Int> {
        let codec = Repository<Int>.heirloomFactory_codec(database: database)
        let describe: (_ model: Int) -> String = { model in
            Repository<Int>.heirloomFactory_describe(model: model, codec: codec)
        }
        return Repository<Int>(database: database, codec: codec, describe: describe)
    }
}

//: prints
// User in db Int in db
// model by User in db model by Int in db
