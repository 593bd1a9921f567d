// An error type that a root shadows is spelled through an alias with the access level of the root's initializer.

//: Net/Net.swift
import Heirloom

public struct Failure: Error {}

@Instantiable
public struct Client: Instantiable {
    public init() throws(Failure) {}
}

//: App/App.swift
import Heirloom
import Net

struct Unreadable: Error {}
enum App {}

@Instantiable
struct Store: Instantiable {
    init() throws(Unreadable) {}
}

@Instantiable(isRoot: true)
struct Archive: Instantiable {
    struct Unreadable {}
    @Instantiated let store: Store
}

@Instantiable(isRoot: true)
public struct Session: Instantiable {
    enum Failure {}
    enum Net {}
    @Instantiated let client: Client
}

//: App/main.swift
_ = try Archive()
_ = try Session()
print("started")

//: generated App
import Heirloom
import Net

public typealias HeirloomFailure = Failure
typealias HeirloomUnreadable = Unreadable

extension Archive {
    init() throws(HeirloomUnreadable) {
        let store = try Store()
        self.init(store: store)
    }
}

extension Session {
    public init() throws(HeirloomFailure) {
        let client = try Client()
        self.init(client: client)
    }
}

//: prints
// started
