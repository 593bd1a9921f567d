// Generic screens are specialized through extensions of nested and constrained generics, with 'where' clauses and packs.
//: UI/Form.swift
public protocol Field { associatedtype Value: Equatable; var value: Value { get } }
public struct TextField: Field { public var value = "text"; public init() {} }
public struct NumberField: Field { public var value = 7; public init() {} }

public struct Form<First: Field, Second: Field> where First.Value: Hashable {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public struct Summary { public var text: String; public init(text: String) { self.text = text } }
}

public struct Bundle<each Item> {
    public let items: (repeat each Item)
    public init(_ items: repeat each Item) { self.items = (repeat each items) }
}
//: Screens/Screens.swift
import Heirloom
import UI

@Instantiable
extension TextField: Instantiable { public static func instantiate() -> TextField { .init() } }

@Instantiable
extension NumberField: Instantiable { public static func instantiate() -> Self { Self() } }

@Instantiable
extension Form: Instantiable {
    public static func instantiate(text: TextField, number: NumberField) -> Form<TextField, NumberField> { .init(text, number) }
    public static func instantiate(number: NumberField, text: TextField) -> Form<NumberField, TextField> { .init(number, text) }
}

@Instantiable
extension Bundle: Instantiable {
    public static func instantiate(text: TextField) -> Bundle<TextField, Int> { Bundle<TextField, Int>(text, 1) }
}
//: App/main.swift
import Heirloom
import Screens
import UI

@Instantiable
struct App: Instantiable {
    @Instantiated let text: TextField
    @Instantiated let number: NumberField
    @Instantiated let form: Form<TextField, NumberField>
    @Instantiated let reversed: UI.Form<NumberField, UI.TextField>
    @Instantiated let bundle: Bundle<TextField, Swift.Int>
    @Instantiated let reader: Reader
}

@Instantiable
struct Reader: Instantiable {
    @Received let reversed: Form<NumberField, TextField>
    @Received let bundle: Bundle<TextField, Int>
    var text: String { "\(reversed.first.value) \(reversed.second.value) \(bundle.items.1)" }
}

print(App().reader.text, App().form.first.value)
//: prints
// 7 text 1 text
