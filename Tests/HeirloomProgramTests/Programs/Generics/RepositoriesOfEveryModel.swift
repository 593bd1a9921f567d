// The generic repositories, editors and lists of an app are in a separate module; the app builds them for its models.
//: Storage/Storage.swift
import Foundation
import Heirloom

public protocol Storable: Sendable, Equatable {
    static var table: String { get }
}

public protocol Store<Model>: Sendable {
    associatedtype Model: Storable
    func all() async -> [Model]
    func add(_ model: Model) async
}

@Instantiable
public final class Database: Instantiable, Sendable {
    public let path = "memory"
}

@Instantiable
public actor Repository<Model: Storable>: Store, Instantiable {
    @Received private let database: Database
    @Instantiated private let codec: Codec<[Model]>
    private var models: [Model] = []

    public func all() -> [Model] { models }
    public func add(_ model: Model) { models.append(model) }
    public var place: String { "\(database.path)/\(Model.table) as \(codec.name)" }
}

@Instantiable
public struct Codec<Value: Sendable>: Instantiable, Sendable {
    public var name: String { "\(Value.self)" }
}

@Instantiable
public struct Editor<Model: Storable>: Instantiable {
    @Forwarded private let model: Model
    @Received private let repository: Repository<Model>

    public func save() async { await repository.add(model) }
}
//: Screens/Screens.swift
import Heirloom
import Storage

@Instantiable
public struct ListScreen<Model: Storable>: Instantiable {
    @Instantiated private let repository: Repository<Model>
    @Instantiated private let editorBuilder: Instantiator<Editor<Model>>
    @Instantiated private let makeDetail: (_ model: Model) -> Detail<Model>

    public func add(_ model: Model) async {
        await editorBuilder.instantiate(model: model).save()
    }

    public func lines() async -> [String] {
        let models = await repository.all()
        return [await repository.place] + models.map { makeDetail($0).line }
    }
}

@Instantiable
public struct Detail<Model: Storable>: Instantiable {
    @Forwarded let model: Model
    @Received(onlyIfAvailable: true) let style: Style?

    public var line: String { (style?.mark ?? "") + "\(model)" }
}

@Instantiable
public struct Style: Instantiable, Sendable {
    public let mark = "* "
}
//: App/main.swift
import Heirloom
import Screens
import Storage

struct User: Storable {
    static let table = "users"
    let name: String
}

struct Note: Storable {
    static let table = "notes"
    let text: String
}

typealias Notes = ListScreen<Note>

@Instantiable
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let style: Style
    @Instantiated let users: ListScreen<User>
    @Instantiated let notes: Notes
    @Instantiated(fulfilledByType: "Repository<User>") let archive: any Store<User>
}

let app = App()
await app.users.add(User(name: "Ada"))
await app.notes.add(Note(text: "call"))
print(await app.users.lines(), await app.notes.lines(), await app.archive.all().count)
//: prints
// ["memory/users as Array<User>", "* User(name: \"Ada\")"] ["memory/notes as Array<Note>", "* Note(text: \"call\")"] 0
