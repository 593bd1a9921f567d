// `Any` is a keyword: it is printed alone, also where files import different modules that were not read and may declare
// every name that both mention.

//: option configuration=debug
//: option unread=Rest Sockets
//: Rest/Rest.swift
public struct Request {}

//: Sockets/Sockets.swift
public struct Frame {}

//: App/App.swift
import Heirloom
import Rest

@Instantiable
struct Leaf: Instantiable {
    @Forwarded let payload: [String: Any]
    @Forwarded let consume: (Any) -> Void
    @Forwarded let type: Any.Type
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Forwarded let value: Any
    @Forwarded let outcome: Result<[Any], any Error>
    @Instantiated let leaf: Instantiator<Leaf>
    @Instantiated let sink: any Sink
}

@Instantiable(fulfillingAdditionalTypes: [Sink.self])
struct Console: Instantiable, Sink {
    var kind: Any.Type { Console.self }
    func put(_ value: Any) -> Any? { value }
    func copy() -> Self { self }
}

protocol Sink {
    var kind: Any.Type { get }
    func put(_ value: Any) -> Any?
    func copy() -> Self
}

#HeirloomConfiguration(additionalMocksToGenerate: ["Sink"])

//: App/JSON.swift
import Sockets

typealias JSON = [String: Any]
typealias Handler = (Any) -> Void
typealias Size = Result<Int, any Error>

//: App/main.swift
let app = App(value: 1, outcome: .success(["a"]))
print(app.value, app.outcome, app.leaf.instantiate(payload: ["n": 2], consume: { print($0) }, type: Int.self).type)
let double = App.mock(value: "v", outcome: .success([]))
let mock = double.sink as! MockSink
mock.mock.put.returns(3)
print(double.value, double.sink.put(2) ?? "none")

//: prints
// 1 success(["a"]) Int
// v 3
