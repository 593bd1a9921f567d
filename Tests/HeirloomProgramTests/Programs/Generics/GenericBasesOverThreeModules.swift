// A generic base class, its specializations and a protocol with a primary associated type are dependencies in three modules.
//: Base/Base.swift
public protocol Repository<Entity>: AnyObject {
    associatedtype Entity
    func all() -> [Entity]
    func add(_ entity: Entity)
}

open class BaseRepository<Entity>: Repository {
    private var entities: [Entity]
    public init(seed: [Entity] = []) { entities = seed }
    open func all() -> [Entity] { entities }
    open func add(_ entity: Entity) { entities.append(entity) }
}

public struct User { public let name: String; public init(name: String) { self.name = name } }
public struct Note { public let text: String; public init(text: String) { self.text = text } }
//: Data/Data.swift
import Base
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [BaseRepository<User>.self, (any Repository<User>).self])
public final class UserRepository: BaseRepository<User>, Instantiable {
    @Received let prefix: String
    public init(prefix: String) {
        self.prefix = prefix
        super.init(seed: [User(name: prefix)])
    }
}

public final class Archive<Entity>: BaseRepository<Entity> {}

@Instantiable
extension Archive: Instantiable {
    public static func instantiate() -> Archive<Note> { Archive<Note>(seed: [Note(text: "n")]) }
    public static func instantiate() -> Archive<Int> { Archive<Int>() }
}
//: App/App.swift
import Base
import Data
import Heirloom

@Instantiable
final class Screen: Instantiable {
    @Received let users: any Repository<User>
    @Received let notes: BaseRepository<Note>
    @Received let typedUsers: BaseRepository<User>
    @Received let counts: Archive<Int>

    func text() -> String {
        users.add(User(name: "eve"))
        notes.add(Note(text: "m"))
        counts.add(notes.all().count)
        return "\(typedUsers.all().map(\.name)) \(notes.all().map(\.text)) \(counts.all())"
    }
}

@Instantiable
final class Session: Instantiable {
    @Forwarded let prefix: String
    @Instantiated let typedUsers: BaseRepository<User>
    @Received(fulfilledByDependencyNamed: "typedUsers", ofType: BaseRepository<User>.self) let users: any Repository<User>
    @Instantiated(fulfilledByType: "Archive<Note>") let notes: BaseRepository<Note>
    @Instantiated let counts: Archive<Int>
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(prefix: "p")
print(session.screen.text(), session.counts.all().count)
//: prints
// ["p", "eve"] ["n", "m"] [2] 1
