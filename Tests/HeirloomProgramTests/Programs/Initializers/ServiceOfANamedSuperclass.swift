// A subclass needs no initializer: it receives nothing, and inherits one with defaulted parameters only.
//: Kit/Kit.swift
import Heirloom

open class Repository {
    public let table: String
    public init(table: String = "items") { self.table = table }
}

@Instantiable
public final class ItemRepository: Repository, Instantiable {
    public var count = 0
}

@Instantiable
public final class UserRepository: Repository, Instantiable {
    override public init(table: String = "users") { super.init(table: table) }
}

public class Silent { public init() {} }

@Instantiable
public final class Quiet: Silent, Instantiable {}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct App: Instantiable {
    @Instantiated let items: ItemRepository
    @Instantiated let users: UserRepository
    @Instantiated let quiet: Quiet
}

print(App().items.table, App().users.table)
//: prints
// items users
