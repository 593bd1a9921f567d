// A generic type of one module can be built for types of another module, and for types that neither declares: the modules of
// its arguments are imported. The labeled call is declared in the generic type's module.

//: Storage/Storage.swift
import Foundation
public import Heirloom

@Instantiable
public final class Database: Instantiable, Sendable {}

@Instantiable
public struct Codec<Model>: Instantiable {
    let encoder = JSONEncoder()
}

@Instantiable
public struct Repository<Model>: Instantiable {
    @Received public let database: Database
    @Instantiated let codec: Codec<Model>
    @Instantiated let all: Codec<[String: Model]>
}

@Instantiable
public struct Page<T>: Instantiable {
    @Forwarded public let item: T
    @Received public let repository: Repository<T>

    public init(item: T, repository: Repository<T>) {
        self.item = item
        self.repository = repository
    }
}

//: Models/Models.swift
import Foundation
import Storage

public struct User {
    public init() {}
    public typealias Key = URL
}

public typealias Links = Repository<User.Key>

//: App/App.swift
import Heirloom
import Models
import Storage

@Instantiable
struct Shop: Instantiable {
    @Instantiated let database: Database
    @Instantiated let repository: Repository<User>
    @Instantiated let links: Links
    @Instantiated let pageBuilder: Instantiator<Page<User>>
}

//: App/main.swift
import Models

let shop = Shop()
print(type(of: shop.repository), type(of: shop.links), shop.links.database === shop.database)
print(type(of: shop.pageBuilder.instantiate(item: User())))

//: prints
// Repository<User> Repository<URL> true
// Page<User>
