// An app lists its features: optional collections are nil if none is linked, in all their spellings.
//: Features/Features.swift
public protocol Feature: Sendable { var name: String { get } }
public protocol Experiment: Sendable {}
//: Chat/Chat.swift
import Features
import Heirloom
@Instantiable(fulfillingAdditionalTypes: [Feature.self], key: 1)
public struct Chat: Instantiable, Feature {
    @Received let account: String
    public init(account: String) { self.account = account }
    public var name: String { "chat of " + account }
}
@Instantiable(fulfillingAdditionalTypes: [Feature.self], key: 2)
public struct Calls: Instantiable, Feature {
    public let name = "calls"
    public init() {}
}
//: App/App.swift
import Chat
import Features
import Heirloom

typealias Features = [any Feature]

@Instantiable
struct Home: Instantiable {
    @Received let features: Features?
    @Received(onlyIfAvailable: true) let experiments: [any Experiment]?
    @Instantiated(collecting: ["Calls"], onlyIfAvailable: true) let first: Optional<[any Feature]>
    @Instantiated(onlyIfAvailable: true) let byNumber: [Int: any Feature]?
    @Instantiated let later: [() -> any Feature]?
}
@Instantiable(isRoot: true)
struct Main: Instantiable {
    @Forwarded let account: String
    @Instantiated(onlyIfAvailable: true) let features: Features?
    @Instantiated(onlyIfAvailable: true) let experiments: [any Experiment]?
    @Instantiated let home: Home
}
//: App/main.swift
let home = Main(account: "Ada").home
print(home.features?.map(\.name) ?? [], home.experiments == nil, home.first?.count ?? 0)
print(home.byNumber?[1]?.name ?? "", home.later?.map { $0().name } ?? [])
//: prints
// ["calls", "chat of Ada"] true 1
// chat of Ada ["calls", "chat of Ada"]
