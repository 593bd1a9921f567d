// Aliases may be declared in a file or in a type, be generic, and refer to other modules and to one another.

//: Store/Store.swift
import Heirloom

public typealias Connection = Pool<Int>.Connection

public struct Pool<Key> {
    public typealias Connection = String
}

public struct Table<Row> {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public typealias Ledger = Table<Int>
public typealias Named<Value> = (name: String, value: Value)

@Instantiable
public final class Journal: Instantiable {
    @Received let ledger: Ledger
    @Received let connection: Connection
}

//: App/Bank.swift
import Heirloom
import Store

private typealias Text = String
typealias Rows<Row> = Table<Row>
typealias Diary = Journal
typealias Records = Cellar.Files

enum Cellar {
    enum Files {}
}

extension Records {
    @Instantiable
    struct Vault: Instantiable {}
}

protocol Auditor {}

@Instantiable(fulfillingAdditionalTypes: [Inspection.Role.self])
final class Inspector: Instantiable, Auditor {}

enum Inspection {
    typealias Role = Auditor
    typealias Builder = Instantiator<Teller>
    typealias Handler<Value> = @Sendable (Value) -> Void
}

extension Teller {
    typealias Book = Diary
}

@Instantiable
struct Teller: Instantiable {
    @Instantiated private let book: Book
    @Received private let connection: Text
    @Received private let auditor: any Auditor
    @Received private let entry: (name: String, value: Int)
    @Received private let handler: @Sendable (Int) -> Void

    init(
        book: Book,
        connection: String,
        auditor: any Auditor,
        entry: (name: String, value: Int),
        handler: @escaping @Sendable (Int) -> Void
    ) {
        self.book = book
        self.connection = connection
        self.auditor = auditor
        self.entry = entry
        self.handler = handler
    }
}

@Instantiable
struct Branch: Instantiable {
    @Forwarded private let ledger: Rows<Int>
    @Forwarded private let connection: Connection
    @Forwarded private let entry: Named<Int>
    @Forwarded private let handler: Inspection.Handler<Int>
    @Instantiated private let auditor: Inspection.Role
    @Instantiated private let tellerBuilder: Inspection.Builder

    init(
        ledger: Table<Int>,
        connection: String,
        entry: Named<Int>,
        handler: @escaping Inspection.Handler<Int>,
        auditor: any Auditor,
        tellerBuilder: Instantiator<Teller>
    ) {
        self.ledger = ledger
        self.connection = connection
        self.entry = entry
        self.handler = handler
        self.auditor = auditor
        self.tellerBuilder = tellerBuilder
    }

    func open() -> Teller {
        handler(entry.value)
        return tellerBuilder.instantiate()
    }
}

protocol Office {
    typealias Maker<Product: Instantiable> = Instantiator<Product>
}

@Instantiable
struct Bank: Instantiable, Office {
    @Instantiated let branchBuilder: Maker<Branch>
    @Instantiated let vault: Records.Vault
}

//: App/main.swift
import Store

let branch = Bank().branchBuilder.instantiate(
    ledger: Table(name: "accounts"),
    connection: "socket",
    entry: ("rate", 3),
    handler: { print("rate is \($0)") }
)
printTree(branch.open())

//: prints
// rate is 3
// Teller
//   book: Journal #1
//     ledger: Table<Int>
//       name: String "accounts"
//     connection: String "socket"
//   connection: String "socket"
//   auditor: Inspector #2
//   entry: (name: String, value: Int) (name: "rate", value: 3)
//   handler: @Sendable (Int) -> () (Function)
