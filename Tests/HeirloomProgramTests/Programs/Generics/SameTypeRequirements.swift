// Protocols fix the associated types of those they refine, by 'where' clauses, aliases and inferred witnesses.
//: Core/Core.swift
public protocol Repository<Entity, Key> {
    associatedtype Entity
    associatedtype Key: Hashable = String
    func find(_ key: Key) -> Entity?
}
public protocol UserRepository: Repository where Entity == User, Key == Int {}
public protocol Named { associatedtype Name; var name: Name { get } }
public struct User { public let name: String; public init(name: String) { self.name = name } }
public typealias Users = Repository<User, Int>
//: Disk/Disk.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [(any Users).self, (any UserRepository).self])
public struct DiskUsers: Instantiable, UserRepository {
    public init() {}
    public func find(_ key: Int) -> User? { User(name: "u\(key)") }
}

@Instantiable(fulfillingAdditionalTypes: [(any Repository<[String], String>).self])
public final class Words: Instantiable {
    public init() {}
}

extension Words: Repository {
    public func find(_ key: String) -> [String]? { [key] }
}

@Instantiable(fulfillingAdditionalTypes: [(any Repository<Double, UInt8>).self])
public struct Numbers: Instantiable, Repository {
    public typealias Key = UInt8
    public init() {}
    public func find(_ key: Key) -> Double? { Double(key) }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let users: any Repository<User, Int>
    @Received let words: any Repository<Array<String>, String>
    @Received let numbers: any Repository<Double, UInt8>
    var text: String { "\(users.find(3)!.name) \(words.find("a")!) \(numbers.find(7)!)" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let users: any Repository<User, Int>
    @Instantiated let words: any Repository<[String], String>
    @Instantiated(fulfilledByType: "Numbers") let numbers: any Repository<Double, UInt8>
    @Instantiated let screen: Screen
}
//: App/main.swift
import Disk

print(App().screen.text)
//: prints
// u3 ["a"] 7.0
