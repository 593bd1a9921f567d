// Packages with one type of the same name, as many small ones have, and another that shares the rest of the names.
//: option unread=Defaults Shortcuts
//: Defaults/Defaults.swift
public enum Defaults {
    public struct Key: Hashable, Sendable {
        public let name: String
        public init(_ name: String) { self.name = name }
    }
}

public struct Name: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
}

public protocol Store: Sendable {
    func value(_ key: Defaults.Key) -> String
}

public struct MemoryStore: Store {
    public init() {}
    public func value(_ key: Defaults.Key) -> String { "value of \(key.name)" }
}

public class Observer {
    public init() {}
    public func observe() -> String { "observing" }
}
//: Shortcuts/Shortcuts.swift
public enum Shortcuts {
    public struct Name: Sendable {
        public let key: Character
        public init(key: Character) { self.key = key }
    }
}

public struct Name: Sendable {}

public protocol Store {}

open class Observer {
    public init() {}
}
//: Settings/Settings.swift
import Defaults
import Heirloom

@Instantiable
public struct Panel: Instantiable {
    @Forwarded public let name: Name
    @Forwarded public let key: Defaults.Key
    @Forwarded public let observers: [Observer]
    @Received public let store: any Store
    @Instantiated public let row: Row
}

@Instantiable
public struct Row: Instantiable {
    @Received public let name: Name
    @Received public let key: Defaults.Key
    @Received public let observers: [Observer]
    @Received public let store: any Store
    @Received public let defaults: Defaults.Type
    public var text: String { "\(name.text): \(store.value(key)), \(observers.map { $0.observe() }), \(defaults)" }
}
//: Settings/Keys.swift
import Heirloom
import Shortcuts

struct KeyStore: Store {}
final class KeyObserver: Observer {}

@Instantiable
public struct Keys: Instantiable {
    @Forwarded public let shortcut: Shortcuts.Name
    @Forwarded public let shortcuts: Shortcuts.Type
    @Instantiated public let hint: Hint
}

@Instantiable
public struct Hint: Instantiable {
    @Received public let shortcut: Shortcuts.Name
    public var text: String { "press \(shortcut.key)" }
}
//: App/main.swift
import Defaults
import Heirloom
import Settings

@Instantiable
extension MemoryStore: Instantiable {
    public static func instantiate() -> MemoryStore { MemoryStore() }
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let store: any Store
    @Instantiated let windowBuilder: Instantiator<Window>
}

@Instantiable
struct Window: Instantiable {
    @Forwarded let defaults: Defaults.Type
    @Instantiated let panelBuilder: Instantiator<Panel>
    @Instantiated let side: Side
}

@Instantiable
struct Side: Instantiable {
    @Received let store: any Store
}

let window = App().windowBuilder.instantiate(Defaults.self)
let panel = window.panelBuilder.instantiate(name: Name(text: "a"), key: .init("k"), observers: [Observer()])
print(panel.row.text)
//: prints
// a: value of k, ["observing"], Defaults
