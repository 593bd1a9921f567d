// Storage runs on a global actor that is nested in a type of another module and has an alias in this one.
//: Core/Storage.swift
public enum Storage {
    @globalActor
    public actor Queue {
        public static let shared = Queue()
    }
}
//: Records/Records.swift
import Core
import Heirloom

public typealias OnQueue = Storage.Queue

@Storage.Queue
@Instantiable
public final class Index: Instantiable {
    public init() {}
    public func find(_ word: String) -> Int { word.count }
}

@OnQueue
@Instantiable
public final class Table: Instantiable {
    @Received private let index: Index

    public init(index: Index) {
        self.index = index
    }

    public func rows(with word: String) -> String { "\(index.find(word)) rows" }
}
//: App/main.swift
import Core
import Heirloom
import Records

typealias Disk = Records.OnQueue

@Instantiable
@Disk
final class Database: Instantiable {
    @Instantiated let index: Index
    @Instantiated let table: Table
    @Instantiated let queryBuilder: Instantiator<Query>

    func ask(_ word: String) -> String {
        queryBuilder.instantiate(word: word).answer()
    }
}

@Core.Storage.Queue
@Instantiable
final class Query: Instantiable {
    @Forwarded let word: String
    @Received let table: Table

    func answer() -> String { table.rows(with: word) }
}

print(await Database().ask("heir"))
//: prints
// 4 rows
