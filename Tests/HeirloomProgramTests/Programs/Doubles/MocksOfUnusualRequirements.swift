// Requirements may throw generic error types, differ only in their constraints, use the protocol's aliases, and inherit result
// builders.

//: option swift=6.2 requirements that throw a generic type
//: option configuration=debug
//: Core/Protocols.swift
public protocol Loader {
    associatedtype Item
    typealias Completion = (Result<Item, any Error>) -> Void
    typealias Items = [Item]
    func load(then: @escaping Completion)
    func filter(_ isIncluded: Self.Predicate, in items: inout Items)
    typealias Predicate = (Item) -> Bool
}

public protocol Transactions {
    func run<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T
    func fail<E: Error>(with error: E) throws(E)
    func save<T: Encodable>(_ value: T)
    func save<T: Sequence>(_ value: T) where T.Element: Encodable
    func find<T>(_ type: T.Type, key: String) -> T?
    func check(_ answer: String, then: (Bool) -> Void) -> Bool
    subscript(key key: String) -> Int? { get set }
}

@resultBuilder public enum Lines {
    public static func buildBlock(_ lines: String...) -> [String] { lines }
}
public protocol Page: Identifiable<Int> {
    @Lines var lines: [String] { get }
}

@MainActor open class Controller {
    public required init() {}
    public var title = ""
}
public protocol Screen: Controller { func show(_ number: Int) }

public protocol Store<Item> { associatedtype Item: Sendable; func get() -> Item? }
public protocol KeyedStore: Store { associatedtype Key; func get(_ key: Key) -> Item? }
public protocol IntStore: Store<Int>, KeyedStore where Key == String {}

//: App/Types.swift
import Core
import Heirloom

#HeirloomConfiguration(
    additionalMocksToGenerate: ["Loader", "Transactions", "Page", "Screen", "IntStore", "Reader"]
)

@Instantiable
struct Reader: Instantiable {
    @Received let store: any IntStore
}

//: App/main.swift
import Core

struct Full: Error {}

let loader = MockLoader<Int>()
loader.mock.filter.performs { isIncluded, items in items.removeAll { !isIncluded($0) } }
var numbers = [1, 2, 3]
loader.filter({ $0 > 1 }, in: &numbers)
loader.load { _ in }
print(numbers, loader.mock.load.callCount)

let transactions = MockTransactions()
transactions.mock.run.performs { body in try body() }
do {
    _ = try transactions.run { () throws(Full) -> Int in throw Full() }
} catch {
    print(error)
}
transactions.mock.fail.performs { error in throw error }
do { try transactions.fail(with: Full()) } catch { print(error) }
transactions.save(1)
transactions.mock.check.performs { text, then in
    then(text == "yes")
    return true
}
print(transactions.check("yes") { print($0) }, transactions.find(Int.self, key: "a") as Any)
print(transactions[key: "a"] as Any, transactions.mock.save_Encodable.callCount, transactions.mock.save_Sequence.callCount)

let page = MockPage()
page.mock.lines.returns(["first"])
page.mock.id.returns(7)
print(page.lines, page.id)

let screen = MockScreen()
screen.title = "Title"
screen.show(1)
print(screen.mock.show.calls, screen.title)

let store = MockIntStore()
store.mock.get.returns(3)
print(Reader.mock(store: store).store.get() as Any, Reader.mock().store.get("a") as Any)

//: prints
// [2, 3] 1
// Full()
// Full()
// true
// true nil
// nil 1 0
// ["first"] 7
// [1] Title
// Optional(3) nil
