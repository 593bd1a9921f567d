// Key paths, metatypes and existential metatypes are dependencies of a table that does not know its row type.
//: Tables/Tables.swift
import Heirloom

public protocol Row { static var title: String { get }; init(number: Int); var text: String { get } }
public struct Person: Row {
    public static let title = "People"
    public let text: String
    public init(number: Int) { text = "person \(number)" }
}
public struct City: Row {
    public static let title = "Cities"
    public let text: String
    public init(number: Int) { text = "city \(number)" }
}

@Instantiable
public struct Table: Instantiable {
    @Forwarded private let rowType: any Row.Type
    @Forwarded private let keyPath: KeyPath<Person, String>
    @Forwarded private let personType: Person.Type
    @Instantiated public let header: Header
    public var lines: [String] {
        [rowType.init(number: 1).text, personType.init(number: 2)[keyPath: keyPath]]
    }
}

@Instantiable
public struct Header: Instantiable {
    @Received private let rowType: any Row.Type
    public var text: String { rowType.title }
}
//: App/main.swift
import Heirloom
import Tables

@Instantiable
struct App: Instantiable {
    @Instantiated let tableBuilder: Instantiator<Table>
}

let table = App().tableBuilder.instantiate(rowType: City.self, keyPath: \.text, personType: Person.self)
print(table.header.text, table.lines)
//: prints
// Cities ["city 1", "person 2"]
