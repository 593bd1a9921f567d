// A class below two superclasses of other modules, one of them generic, with stored properties of every kind.
//: Core/Entity.swift
open class Entity {
    public var tag = "entity"
    public init() {}
}
//: Middle/Repository.swift
import Core

open class Repository<Element>: Entity {
    public private(set) var elements: [Element] = []
    public lazy var count = elements.count

    public func add(_ element: Element) {
        elements.append(element)
    }
}
//: App/main.swift
import Core
import Heirloom
import Middle

@Instantiable
final class Clock: Instantiable {
    var time = 5
}

@Instantiable
class Notes: Repository<String>, Instantiable {
    @Received private let clock: Clock
    let limit = 10
    var changes = 0 {
        didSet { tag = "changed" }
    }
    lazy var title = "Notes at \(clock.time)"
    weak var owner: Clock?
    nonisolated(unsafe) static var made = 0
    private(set) var isDirty: Bool?

    func note(_ text: String) {
        add(text)
        changes += 1
        isDirty = true
    }
}

@Instantiable
final class App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let notes: Notes
}

let app = App()
app.notes.note("milk")
print(app.notes.title, app.notes.elements, app.notes.tag, app.notes.isDirty == true)
//: prints
// Notes at 5 ["milk"] changed true
