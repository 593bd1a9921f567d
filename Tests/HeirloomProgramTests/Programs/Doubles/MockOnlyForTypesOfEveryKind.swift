// A type with 'mockOnly' is a plain type: it keeps its synthesized initializers, may be generic, noncopyable or an enum, and
// needs neither a conformance nor 'instantiate'.
//: App/main.swift
import Heirloom

struct User {
    var name = "Ada"
}

@Instantiable(mockOnly: true)
extension User {
    static func mock(name: String = "Blob") -> User { User(name: name) }
}

@Instantiable(mockOnly: true)
struct Place {
    var street = "Road"
    let number: Int

    static func mock() -> Place { Place(number: 1) }
}

@Instantiable(mockOnly: true, customMockName: "dark")
enum Theme {
    case light, dim

    static func dark() -> Theme { .dim }
}

@Instantiable(mockOnly: true)
struct Crate<Content> {
    let content: Content

    static func mock() -> Crate<Int> { Crate<Int>(content: 7) }
}

struct Pair<First, Second> {
    let first: First
    let second: Second
}

@Instantiable(mockOnly: true)
extension Pair where First == Int, Second == String {
    static func mock() -> Pair<Int, String> { Pair(first: 1, second: "one") }
}

@Instantiable(mockOnly: true)
struct Ticket: ~Copyable {
    let number: Int

    static func mock() -> Ticket { Ticket(number: 3) }
}

@Instantiable(mockOnly: true)
class Base {
    let label: String
    init(label: String) { self.label = label }

    class func mock() -> Base { Base(label: "base") }
}

@Instantiable(mockOnly: true, customMockName: "derivedMock")
final class Derived: Base {
    static func derivedMock() -> Derived { Derived(label: "derived") }
}

@Instantiable
struct Clock: Instantiable {
    let time = 12
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
}

print(App().clock.time, User().name, User.mock().name, Place(number: 2).street, Place.mock().number)
print(Theme.dark(), Crate<Int>.mock().content, Pair.mock().second, Ticket.mock().number)
print(Base.mock().label, Derived.derivedMock().label)
//: prints
// 12 Ada Blob Road 1
// dim 7 one 3
// base derived
