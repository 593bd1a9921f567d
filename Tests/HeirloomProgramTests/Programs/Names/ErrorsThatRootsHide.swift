// Roots throw errors whose names and modules their own types shadow: internal, public, and under another name.
//: option configuration=debug
//: Net/Net.swift
import Heirloom

public struct Failure: Error { public init() {} }

@Instantiable
public final class Client: Instantiable, Sendable {
    public init() throws(Failure) {}
}
//: Kit/Kit.swift
import Heirloom
import Net

public struct Failure { let text: String }

@Instantiable(isRoot: true, generateMock: true)
public struct Session: Instantiable {
    public enum Net { case up }
    @Instantiated let client: Client
    init(client: Client) { self.client = client }
}
//: App/App.swift
import Heirloom
import Kit
import Net

struct Unreadable: Error {}

@Instantiable
final class Store: Instantiable, Sendable {
    init() throws(Unreadable) {}
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    struct Unreadable {}
    @Instantiated let store: Store
    @Instantiated let makeStore: () throws -> Store
}

@MainActor
@Instantiable(isRoot: true)
final class Window: Instantiable {
    enum Failure { case closed }
    enum Net {}
    @Instantiated let client: Client
}
//: App/main.swift
import Kit
import Net

func start() throws(Unreadable) -> App { try App() }
func connect() throws(Net.Failure) -> Session { try Session() }
_ = try start().makeStore()
_ = try App.mock().store
_ = try connect()
_ = try Window().client
print("started")
//: prints
// started
