// The parameters of a generic type may occur in all of its dependencies: collections, existentials, functions, instantiators,
// other generic types, its own members, and itself by its bare name.

//: App/App.swift
import Heirloom

protocol Source<Element> {
    associatedtype Element
}

protocol Keyed {
    associatedtype Key: Hashable
}

struct User: Keyed {
    typealias Key = String
}

@Instantiable
struct Index<Key: Hashable, Value>: Instantiable {}

@Instantiable
struct Origin: Source, Instantiable {
    typealias Element = User
}

@Instantiable
final class Feed<Item: Keyed>: Instantiable {
    struct Row {
        var item: Item?
    }

    typealias Batch = [Item]

    @Forwarded let first: [Item]
    @Forwarded let onSelect: (Item) -> Void
    @Received let source: any Source<Item>
    @Received(onlyIfAvailable: true) let fallback: [Item]?
    @Received(fulfilledByDependencyNamed: "latest", ofType: [User].self) let recent: [User]
    @Instantiated let index: Index<Item.Key, Item>
    @Instantiated let rows: Index<Int, Row>
    @Instantiated let batches: Index<Int, Batch>
    @Instantiated let makeIndex: () -> Index<Item.Key, [Item?]>
    @Instantiated let nextBuilder: Instantiator<Feed>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Origin") let source: any Source<User>
    @Instantiated let latest: [User]
    @Instantiated let feedBuilder: Instantiator<Feed<User>>
}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> [User] { [User()] }
}

//: App/main.swift
let feed = App().feedBuilder.instantiate(first: [User()], onSelect: { _ in })
let next = feed.nextBuilder.instantiate(first: [User(), User()], onSelect: { _ in })
print(next.first.count, next.recent.count, next.fallback == nil)
print(type(of: next.rows), type(of: next.batches), type(of: next.makeIndex()), type(of: next.index))

//: prints
// 2 1 true
// Index<Int, Row> Index<Int, Array<User>> Index<String, Array<Optional<User>>> Index<String, User>
