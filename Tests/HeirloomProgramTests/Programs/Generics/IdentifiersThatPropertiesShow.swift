// The type of a model's identifier is that of its 'id' property, also in an extension or a superclass; the type of a raw value
// is that of its enum.
//: Core/Core.swift
import Heirloom

public protocol Record<ID> {
    associatedtype ID
    var id: ID { get }
}
public protocol Named { associatedtype Code }
extension Named { public typealias Others = [Self] }

@Instantiable
public struct Selection<Model: Identifiable>: Instantiable {
    @Received(onlyIfAvailable: true) public let first: Model.ID?
    public init(first: Model.ID?) { self.first = first }
}

@Instantiable
public struct Row<Model: Record>: Instantiable {
    @Received(onlyIfAvailable: true) public let second: Model.ID?
    public init(second: Model.ID?) { self.second = second }
}

@Instantiable
public struct Picker<Choice: RawRepresentable>: Instantiable {
    @Received(onlyIfAvailable: true) public let third: Choice.RawValue?
    public init(third: Choice.RawValue?) { self.third = third }
}

@Instantiable
public struct Group<Model: Named>: Instantiable {
    @Received(onlyIfAvailable: true) public let fourth: Model.Others?
    @Received(onlyIfAvailable: true) public let fifth: Model.Code?
    public init(fourth: Model.Others?, fifth: Model.Code?) {
        self.fourth = fourth
        self.fifth = fifth
    }
}
//: App/App.swift
import Core
import Heirloom

struct Tag: Hashable { let text: String }
struct User: Identifiable { let id: Tag }
struct Place { let name: Tag }
extension Place: Identifiable { var id: Tag { name } }
class Document: Identifiable {
    let id: Tag
    init(id: Tag) { self.id = id }
}
final class Letter: Document {}
struct Box<Value>: Record { let id: [Value] }
struct Page<ID>: Record { let id: ID }
enum Size: String { case small, large }
extension Double: Named { public typealias Code = Int }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Tag(text: "first") }) let first: Tag
    @Instantiated({ ["second"] }) let second: [String]
    @Instantiated({ "third" }) let third: String
    @Instantiated({ [4.0] }) let fourth: [Double]
    @Instantiated({ 5 }) let fifth: Int
    @Instantiated let users: Selection<User>
    @Instantiated let places: Selection<Place>
    @Instantiated let letters: Selection<Letter>
    @Instantiated let boxes: Row<Box<String>>
    @Instantiated let pages: Row<Page<[String]>>
    @Instantiated let sizes: Picker<Size>
    @Instantiated let numbers: Group<Double>
}
//: App/main.swift
let app = App()
print([app.users.first, app.places.first, app.letters.first].map { $0?.text ?? "-" })
print(app.boxes.second ?? [], app.pages.second ?? [], app.sizes.third ?? "-")
print(app.numbers.fourth ?? [], app.numbers.fifth ?? 0)
//: prints
// ["first", "first", "first"]
// ["second"] ["second"] third
// [4.0] 5
