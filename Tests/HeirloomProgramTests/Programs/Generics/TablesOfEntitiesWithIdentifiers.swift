// Repositories of entities, whose mappers are generic over the identifiers that the entities declare.
//: option configuration=debug
//: A/a.swift
import Heirloom
public protocol Repo<E> {
    associatedtype E
    func all() -> [E]
}
public protocol Entity {
    associatedtype ID: Hashable
    static var table: String { get }
}
@Instantiable public struct SQLRepo<Row: Entity>: Instantiable, Repo {
    public typealias E = Row
    @Received public let db: Db
    @Instantiated public let mapper: Mapper<Row.ID, Row>
    public func all() -> [Row] { [] }
}
@Instantiable public final class Mapper<K: Hashable, V>: Instantiable { @Received public let db: Db }
@Instantiable public final class Db: Instantiable {}
//: App/main.swift
import A
import Heirloom
struct User: Entity {
    typealias ID = Int
    static let table = "u"
}
struct Tag: Entity {
    struct ID: Hashable {}
    static let table = "t"
}
@Instantiable(isRoot: true, generateMock: true) struct Root: Instantiable {
    @Instantiated let db: Db
    @Instantiated(fulfilledByType: "SQLRepo<User>") let users: any Repo<User>
    @Instantiated let tags: SQLRepo<Tag>
    @Instantiated let mk: () -> SQLRepo<User>
    @Instantiated let userBuilder: Instantiator<SQLRepo<Tag>>
}
let r = Root()
print(type(of: r.users), type(of: r.tags.mapper), r.tags.mapper.db === r.db, type(of: r.mk()))
let d = Db()
print(Root.mock(overrides: .init(db: { d })).tags.db === d)
//: prints
// SQLRepo<User> Mapper<ID, Tag> true SQLRepo<User>
// true
