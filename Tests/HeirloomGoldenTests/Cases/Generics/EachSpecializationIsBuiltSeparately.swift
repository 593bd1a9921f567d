// A generic type is built separately for each specialization that a property, a function, an instantiator or a name requires.
// Structs, classes and actors may be generic, and a specialization that takes more than one call has its own function for every
// root.

//: option swift=6.2 showing a value of the type 'any Store<User>' by reflection
//: App/App.swift
import Heirloom

struct User: Sendable {}
struct Note: Sendable {}

protocol Store<Item> {
    associatedtype Item
    func keep(_ item: Item)
}

@Instantiable
final class Database: Instantiable, Sendable {}

@Instantiable
struct Codec<Model: Sendable>: Instantiable, Sendable {}

@Instantiable
struct Repository<Model: Sendable>: Instantiable, Store, Sendable {
    @Received let database: Database
    @Instantiated let codec: Codec<Model>

    func keep(_ item: Model) {}
}

@Instantiable
final class Cache<Key: Hashable, Value>: Instantiable {
    @Received let database: Database
}

@Instantiable
actor Editor<Model: Sendable>: Instantiable {
    @Forwarded let model: Model
    @Received let repository: Repository<Model>
    @Instantiated let drafts: Repository<[Model]>
}

typealias UserRepository = Repository<User>

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated let database: Database
    @Instantiated(fulfilledByType: "Repository<User>") let users: any Store<User>
    @Instantiated let repository: Repository<User>
    @Instantiated let aliased: UserRepository
    @Instantiated let notes: Repository<Note>?
    @Instantiated let pairs: Repository<(User, Note)>
    @Instantiated let cache: Cache<String, Repository<User>>
    @Instantiated let editorBuilder: Instantiator<Editor<User>>
    @Instantiated let makeNotes: () -> Repository<Note>
    @Instantiated let makeEditor: (_ model: User) -> Editor<User>
}

@Instantiable(isRoot: true)
struct Library: Instantiable {
    @Instantiated let database: Database
    @Instantiated let notes: Repository<Note>
}

//: App/main.swift
let shop = Shop()
printTree(shop)
printTree(shop.editorBuilder.instantiate(model: User()))
printTree(shop.makeEditor(User()))
printTree(shop.makeNotes())
printTree(Library())

//: generated App
import Heirloom

extension Library {
    init() {
        let database = Database()
        let notes = Library.heirloomMakeRepository_Note(database: database)
        self.init(database: database, notes: notes)
    }

    private static func heirloomMakeRepository_Note(database: Database) -> Repository<Note> {
        let codec = Codec<Note>()
        return Repository<Note>(database: database, codec: codec)
    }
}

extension Shop {
    init() {
        let database = Database()
        let users: any Store<User> = Shop.heirloomMakeRepository_User(database: database)  // Shop.users
        let repository = Shop.heirloomMakeRepository_User(database: database)
        let aliased = Shop.heirloomMakeRepository_User(database: database)
        let notes: Repository<Note>? = Shop.heirloomMakeRepository_Note(database: database)
        let pairs = Shop.heirloomMakeRepository_User_Note(database: database)
        let cache = Cache<String, Repository<User>>(database: database)
        let editorBuilder = Instantiator<Editor<User>> { model in
            Shop.heirloomMakeEditor_User(model: model, repository: repository, database: database)
        }
        let makeNotes: () -> Repository<Note> = {
            Shop.heirloomMakeRepository_Note(database: database)
        }
        let makeEditor: (_ model: User) -> Editor<User> = { model in
            Shop.heirloomMakeEditor_User(model: model, repository: repository, database: database)
        }
        self.init(
            database: database,
            users: users,
            repository: repository,
            aliased: aliased,
            notes: notes,
            pairs: pairs,
            cache: cache,
            editorBuilder: editorBuilder,
            makeNotes: makeNotes,
            makeEditor: makeEditor
        )
    }

    private static func heirloomMakeRepository_User(database: Database) -> Repository<User> {
        let codec = Codec<User>()
        return Repository<User>(database: database, codec: codec)
    }

    private static func heirloomMakeRepository_Note(database: Database) -> Repository<Note> {
        let codec = Codec<Note>()
        return Repository<Note>(database: database, codec: codec)
    }

    private static func heirloomMakeRepository_User_Note(database: Database) -> Repository<(User, Note)> {
        let codec = Codec<(User, Note)>()
        return Repository<(User, Note)>(database: database, codec: codec)
    }

    private static func heirloomMakeEditor_User(
        model: User,
        repository: Repository<User>,
        database: Database
    ) -> Editor<User> {
        let drafts = Shop.heirloomMakeRepository_Array_User(database: database)
        return Editor<User>(model: model, repository: repository, drafts: drafts)
    }

    private static func heirloomMakeRepository_Array_User(database: Database) -> Repository<[User]> {
        let codec = Codec<[User]>()
        return Repository<[User]>(database: database, codec: codec)
    }
}

extension InstantiatorProtocol {
    func instantiate<Model>(model: Model) -> Editor<Model> where T == Editor<Model> {
        instantiate(model)
    }
}

//: prints
// Shop
//   database: Database #1
//   users: Repository<User>
//     database: Database #1
//     codec: Codec<User>
//   repository: Repository<User>
//     database: Database #1
//     codec: Codec<User>
//   aliased: Repository<User>
//     database: Database #1
//     codec: Codec<User>
//   notes: Repository<Note>
//     database: Database #1
//     codec: Codec<Note>
//   pairs: Repository<(User, Note)>
//     database: Database #1
//     codec: Codec<(User, Note)>
//   cache: Cache<String, Repository<User>> #2
//     database: Database #1
//   editorBuilder: Instantiator<Editor<User>>
//   makeNotes: () -> Repository<Note> (Function)
//   makeEditor: (User) -> Editor<User> (Function)
// Editor<User> #1
//   model: User
//   repository: Repository<User>
//     database: Database #2
//     codec: Codec<User>
//   drafts: Repository<Array<User>>
//     database: Database #2
//     codec: Codec<Array<User>>
// Editor<User> #1
//   model: User
//   repository: Repository<User>
//     database: Database #2
//     codec: Codec<User>
//   drafts: Repository<Array<User>>
//     database: Database #2
//     codec: Codec<Array<User>>
// Repository<Note>
//   database: Database #1
//   codec: Codec<Note>
// Library
//   database: Database #1
//   notes: Repository<Note>
//     database: Database #1
//     codec: Codec<Note>
