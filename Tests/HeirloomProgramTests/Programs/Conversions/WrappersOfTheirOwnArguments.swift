// Instantiated types meet the conditions of extensions and of wrappers' arguments, in every spelling.
//: Core/Core.swift
public protocol UseCase<Input, Output> {
    associatedtype Input
    associatedtype Output
    func run(_ input: Input) -> Output
}
public struct AnyUseCase<Input, Output> {
    let body: (Input) -> Output
    public init(_ useCase: some UseCase<Input, Output>) { body = useCase.run }
    public func run(_ input: Input) -> Output { body(input) }
}
public struct OldUseCase<Input, Output> {
    let body: (Input) -> Output
    public init<U: UseCase>(_ useCase: U) where U.Input == Input, U.Output == Output { body = useCase.run }
    public func run(_ input: Input) -> Output { body(input) }
}
public protocol Described { var text: String { get } }
public struct Tagged<Tag, Value> { public let value: Value; public init(_ value: Value) { self.value = value } }
extension Tagged: Described where Value: Described & Hashable, Tag: AnyObject { public var text: String { value.text } }
extension Optional: Described where Wrapped: Described { public var text: String { self?.text ?? "-" } }
open class Base<Item> { public let item: Item; public init(_ item: Item) { self.item = item } }
extension Base: Described where Item: Described { public var text: String { "base of " + item.text } }
public struct AnyDescribed { public let text: String; public init(_ described: some Described) { text = described.text } }
//: App/App.swift
import Core
import Heirloom

enum Names {
    typealias Number = Int
    final class Tag {}
    struct Title: Described, Hashable { let text = "title" }
}
@Instantiable
struct Printing: Instantiable, UseCase {
    typealias Output = String
    func run(_ input: Names.Number) -> String { "printed \(input)" }
}
extension Printing { typealias Input = Names.Number }
@Instantiable
extension Tagged: Instantiable {
    static func instantiate() -> Tagged<Names.Tag, Names.Title> { .init(Names.Title()) }
}
final class Derived: Base<Names.Title> { init() { super.init(Names.Title()) } }
@Instantiable
extension Derived: Instantiable {
    static func instantiate() -> Derived { Derived() }
}
@Instantiable
struct Nothing: Instantiable {
    @Forwarded let title: Names.Title?
    @Received(fulfilledByDependencyNamed: "title", ofType: Names.Title?.self, erasedToConcreteExistential: true)
    let described: AnyDescribed
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true) let a: AnyUseCase<Int, String>
    @Instantiated(fulfilledByType: "Printing", erasedToConcreteExistential: true) let b: OldUseCase<Swift.Int, String>
    @Instantiated(fulfilledByType: "Tagged<Names.Tag, Names.Title>") let c: any Described
    @Instantiated(fulfilledByType: "Derived") let d: any Described
    @Instantiated let nothingBuilder: Instantiator<Nothing>
}
//: App/main.swift
let app = App()
print(app.a.run(1), app.b.run(2), app.c.text, app.d.text, app.nothingBuilder.instantiate(nil).described.text)
//: prints
// printed 1 printed 2 title base of title -
