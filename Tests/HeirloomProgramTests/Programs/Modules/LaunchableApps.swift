// Apps conform to a protocol that requires an 'init()', which is the generated one, and launch through it.
//: Launch/Launch.swift
public protocol Launchable {
    init()
    func run() -> String
}

extension Launchable {
    public static func launch() -> String { Self().run() }
}

@MainActor public protocol Windowed { init(); var title: String { get } }
//: App/App.swift
import Heirloom
import Launch

@Instantiable
struct Store: Instantiable { let name = "store" }

@Instantiable
struct App: Instantiable, Launchable {
    @Instantiated let store: Store
    func run() -> String { "app with \(store.name)" }
}

@Instantiable
final class Tool: Instantiable, Launchable {
    @Instantiated let store: Store
    func run() -> String { "tool with \(store.name)" }
}

@Instantiable
struct Window: Instantiable, Windowed {
    @Instantiated let store: Store
    var title: String { store.name }
}
//: App/main.swift
import Launch

@MainActor func title<W: Windowed>(_ type: W.Type) -> String { type.init().title }
print(App.launch(), Tool.launch(), title(Window.self))
//: prints
// app with store tool with store store
