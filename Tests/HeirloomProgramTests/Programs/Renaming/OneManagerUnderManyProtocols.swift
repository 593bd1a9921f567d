// One manager is received through narrow protocols and chains of renames in any order, and is always the same object.
//: Accounts/Protocols.swift
public protocol NameReading: AnyObject { var name: String { get } }
public protocol NameWriting: AnyObject { func rename(_ name: String) }
public protocol LogOut: AnyObject { func logOut() }
//: Accounts/AccountManager.swift
import Heirloom

@Instantiable
public final class AccountManager: Instantiable, NameReading, NameWriting, LogOut {
    public private(set) var name = "ada"
    public init() {}
    public func rename(_ name: String) { self.name = name }
    public func logOut() { name = "" }
}
//: Screens/Screens.swift
import Accounts
import Heirloom

@Instantiable
public struct Header: Instantiable {
    @Received private let nameReader: any NameReading
    public var text: String { nameReader.name.isEmpty ? "Guest" : nameReader.name }
}

@Instantiable
public struct Profile: Instantiable {
    @Received private let nameWriter: any NameWriting
    @Received private let account: any LogOut
    @Instantiated public let header: Header
    public func save(_ name: String) { nameWriter.rename(name) }
    public func leave() { account.logOut() }
}

@Instantiable
public struct Tabs: Instantiable {
    @Received(fulfilledByDependencyNamed: "manager", ofType: AccountManager.self)
    private let nameWriter: any NameWriting
    @Received(fulfilledByDependencyNamed: "manager", ofType: AccountManager.self)
    private let account: any LogOut
    @Instantiated public let profileBuilder: Instantiator<Profile>
    @Instantiated public let header: Header
}
//: App/main.swift
import Accounts
import Heirloom
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated let tabs: Tabs
    @Received(fulfilledByDependencyNamed: "manager", ofType: AccountManager.self)
    let nameReader: any NameReading
    @Received(fulfilledByDependencyNamed: "accountManager", ofType: AccountManager.self)
    let manager: AccountManager
    @Instantiated let accountManager: AccountManager
}

let app = App()
let profile = app.tabs.profileBuilder.instantiate()
profile.save("eve")
print(app.tabs.header.text, profile.header.text, app.accountManager === app.manager)
profile.leave()
print(app.tabs.header.text, app.nameReader === app.accountManager)
//: prints
// eve eve true
// Guest true
