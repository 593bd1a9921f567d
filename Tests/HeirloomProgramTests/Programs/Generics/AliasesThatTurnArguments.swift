// Nested generic aliases swap, drop, fix and constrain the arguments of their underlying types.
//: option swift=6.3 a class that an alias names in a composition
//: Core/Core.swift
public struct Pair<First, Second> { public let first: First; public let second: Second; public init(first: First, second: Second) { self.first = first; self.second = second } }
public typealias Flip<A, B> = Pair<B, A>
public typealias Twin<A> = Flip<A, A>
public typealias Named<Value> = Pair<String, Value>
public typealias NamedList<Value> = [Named<Value?>]
public typealias Loader<Key, Value> = (Key) -> Result<Value, any Error>
public typealias Lookup<Value> = [String: Loader<Int, Value>]
public protocol Box<Content> { associatedtype Content; var content: Content { get } }
public typealias AnyBox<Content> = any Box<Content>
public typealias SendableBox<Content> = Box<Content> & Sendable
//: App/App.swift
import Core
import Heirloom

struct IntBox: Box, Sendable { let content: Int }

@Instantiable
extension IntBox: Instantiable {
    static func instantiate() -> IntBox { IntBox(content: 6) }
}

@Instantiable
struct Screen: Instantiable {
    @Received let flipped: Pair<Int, String>
    @Received let twin: Pair<Bool, Bool>
    @Received let list: [Pair<String, Optional<Int>>]
    @Received let lookup: Dictionary<String, (Int) -> Result<String, any Error>>
    @Received let box: any Box<Int>
    @Received let sendable: any Sendable & Box<Int>

    var text: String {
        "\(flipped.first) \(twin.second) \(list.count) \((try? lookup["a"]!(3).get()) ?? "") \(box.content) \(sendable.content)"
    }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let flipped: Flip<String, Int>
    @Forwarded let twin: Twin<Bool>
    @Forwarded let list: NamedList<Int>
    @Forwarded let lookup: Lookup<String>
    @Instantiated(fulfilledByType: "IntBox") let box: AnyBox<Int>
    @Instantiated(fulfilledByType: "IntBox") let sendable: any SendableBox<Int>
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(
    flipped: Pair(first: 1, second: "s"), twin: Pair(first: true, second: false), list: [],
    lookup: ["a": { .success("n\($0)") }])
print(session.screen.text)
//: prints
// 1 false 0 n3 6 6
