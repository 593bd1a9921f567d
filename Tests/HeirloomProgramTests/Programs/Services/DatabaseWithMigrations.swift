// A database with migrations: a class that does its work in its initializer, a list of functions, and readers and writers that
// share one connection through two protocols.
//: Storage/Connection.swift
import Heirloom

public protocol Reading: AnyObject {
    func value(_ key: String) -> String?
}

public protocol Writing: AnyObject {
    func set(_ value: String?, for key: String)
}

public typealias Migration = (any Writing) -> Void

@Instantiable(fulfillingAdditionalTypes: [Reading.self])
public final class Connection: Instantiable, Reading, Writing {
    @Received private let migrations: [(any Writing) -> Void]
    private var rows: [String: String] = [:]

    public init(migrations: [Migration]) {
        self.migrations = migrations
        for migration in migrations { migration(self) }
    }

    public func value(_ key: String) -> String? { rows[key] }
    public func set(_ value: String?, for key: String) { rows[key] = value }
}
//: Repositories/Repositories.swift
import Heirloom
import Storage

@Instantiable
public struct TitleRepository: Instantiable {
    @Received private let reader: any Reading
    public var title: String { reader.value("title") ?? "untitled" }
}

@Instantiable
public struct TitleEditor: Instantiable {
    @Received private let writer: any Writing
    @Instantiated public let titleRepository: TitleRepository
    public func rename(_ title: String) { writer.set(title, for: "title") }
}
//: App/main.swift
import Heirloom
import Repositories
import Storage

@Instantiable
final class Document: Instantiable {
    @Forwarded let migrations: [Migration]
    @Instantiated let connection: Connection
    @Received(fulfilledByDependencyNamed: "connection", ofType: Connection.self) let reader: any Reading
    @Received(fulfilledByDependencyNamed: "connection", ofType: Connection.self) let writer: any Writing
    @Instantiated let titleEditor: TitleEditor
}

@Instantiable
struct Desk: Instantiable {
    @Instantiated let documentBuilder: Instantiator<Document>
}

let desk = Desk()
let blank = desk.documentBuilder.instantiate(migrations: [])
let letter = desk.documentBuilder.instantiate(migrations: [
    { $0.set("draft", for: "title") },
    { $0.set("Letter", for: "title") },
])
print(blank.titleEditor.titleRepository.title, letter.titleEditor.titleRepository.title)
letter.titleEditor.rename("Final")
print(letter.titleEditor.titleRepository.title, letter.reader === letter.writer)
//: prints
// untitled Letter
// Final true
