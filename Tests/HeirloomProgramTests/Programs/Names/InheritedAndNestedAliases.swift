// The types of properties resolve through a base class, a protocol's alias, an extension and the type's own alias.
//: Core/Core.swift
import Heirloom

open class Base {
    public struct Settings { public let value: Int; public init(value: Int) { self.value = value } }
    public typealias Done = (Int) -> Void
    public init() {}
}

public protocol Feature { }
extension Feature { public typealias Identifier = String }

public enum Namespace {
    public typealias Number = Double
}
extension Namespace { public typealias Numbers = [Number] }

@Instantiable
public final class Journal: Instantiable { public init() {}; public var lines = 0 }
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class Screen: Base, Instantiable {
    typealias Row = (title: String, count: Int)
    @Forwarded let settings: Settings
    @Forwarded let done: Done
    @Forwarded let row: Row
    @Forwarded let own: Own
    @Instantiated let child: Child

    init(settings: Settings, done: @escaping Done, row: Row, own: Own, child: Child) {
        self.settings = settings
        self.done = done
        self.row = row
        self.own = own
        self.child = child
    }
}

extension Screen { struct Own { let value = 3 } }

@Instantiable
struct Child: Instantiable, Feature {
    @Received let settings: Base.Settings
    @Received let row: Screen.Row
    @Received let own: Screen.Own
    @Received let identifier: Identifier
    @Received let numbers: Namespace.Numbers
    @Received let journal: Journal
}

@Instantiable
struct Session: Instantiable {
    typealias Numbers = Array<Double>
    @Forwarded let identifier: String
    @Forwarded let numbers: Numbers
    @Instantiated let screenBuilder: Instantiator<Screen>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let journal: Journal
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(identifier: "i", numbers: [1])
let screen = session.screenBuilder.instantiate(settings: .init(value: 2), done: { _ in }, row: ("t", 4), own: .init())
print(screen.child.settings.value, screen.child.row.title, screen.child.own.value, screen.child.identifier, screen.child.numbers)
//: prints
// 2 t 3 i [1.0]
