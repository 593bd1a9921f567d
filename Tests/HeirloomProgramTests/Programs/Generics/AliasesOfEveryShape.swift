// Dependencies are spelled with aliases of functions, tuples, existentials, generic specializations and other aliases.
//: Core/Aliases.swift
public protocol Named { var name: String { get } }
public protocol Aged { var age: Int { get } }
public typealias Person = Named & Aged
public typealias Handler<Value> = (Value) -> Void
public typealias Pair<Value> = (first: Value, second: Value)
public typealias Table<Value> = [String: Value]
public typealias IntTable = Table<Int>
public typealias Numbers = IntTable
public typealias Fallible = (Int) throws -> String
public struct Box<Value> {
    public typealias Element = Value
    public typealias Callback = (Value) -> String
    public var value: Value
    public init(value: Value) { self.value = value }
}
public typealias NameBox = Box<String>
public typealias MaybeBox = NameBox?
//: Core/People.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [(any Person).self])
public struct Ada: Instantiable, Person {
    public let name = "ada"
    public let age = 36
    public init() {}
}
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Card: Instantiable {
    @Received public let person: any Person
    @Received public let onTap: Handler<String>
    @Received public let range: Pair<Int>
    @Received public let numbers: [String: Int]
    @Received public let fallible: (Int) throws -> String
    @Received public let box: Box<String>
    @Received public let maybe: Box<String>?
    @Received public let callback: (String) -> String

    public func tap() -> String {
        onTap(person.name)
        return "\(person.age) \(range.first)-\(range.second) \(numbers["a"] ?? 0) \((try? fallible(3)) ?? "threw") "
            + "\(box.value) \(maybe?.value ?? "none") \(callback("z"))"
    }

    public init(
        person: any Aged & Named, onTap: @escaping (String) -> Void, range: (first: Int, second: Int), numbers: Numbers,
        fallible: @escaping Fallible, box: NameBox, maybe: MaybeBox, callback: @escaping NameBox.Callback
    ) {
        self.person = person
        self.onTap = onTap
        self.range = range
        self.numbers = numbers
        self.fallible = fallible
        self.box = box
        self.maybe = maybe
        self.callback = callback
    }
}
//: App/App.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Window: Instantiable {
    @Forwarded let onTap: (String) -> Void
    @Forwarded let range: (first: Int, second: Int)
    @Forwarded let numbers: Numbers
    @Forwarded let fallible: Fallible
    @Forwarded let box: NameBox
    @Forwarded let maybe: MaybeBox
    @Forwarded let callback: Box<String>.Callback
    @Instantiated let card: Card

    init(
        onTap: @escaping (String) -> Void, range: (first: Int, second: Int), numbers: Numbers,
        fallible: @escaping Fallible, box: NameBox, maybe: MaybeBox, callback: @escaping Box<String>.Callback, card: Card
    ) {
        self.onTap = onTap
        self.range = range
        self.numbers = numbers
        self.fallible = fallible
        self.box = box
        self.maybe = maybe
        self.callback = callback
        self.card = card
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let person: any Person
    @Instantiated let windowBuilder: Instantiator<Window>
}
//: App/main.swift
import Core

let window = App().windowBuilder.instantiate(
    onTap: { print("tapped", $0) }, range: (first: 1, second: 2), numbers: ["a": 5],
    fallible: { "n\($0)" }, box: Box(value: "b"), maybe: nil, callback: { $0 + "!" })
print(window.card.tap())
//: prints
// tapped ada
// 36 1-2 5 n3 b none z!
