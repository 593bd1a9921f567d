// 'instantiate' functions are isolated by an attribute, by their extension or by their type, or explicitly nonisolated.
//: Core/Core.swift
import Heirloom

public final class Plain { public let text: String; init(text: String) { self.text = text } }
@MainActor public final class Screen { public let text: String; nonisolated init(text: String) { self.text = text } }
@MainActor public final class Window { public let text: String; init(text: String) { self.text = text } }
public struct Badge { public let text: String }

@Instantiable
extension Plain: Instantiable {
    @MainActor public static func instantiate() -> Plain { Plain(text: "plain") }
}

@Instantiable
extension Screen: Instantiable {
    public nonisolated static func instantiate() -> Screen { Screen(text: "screen") }
}

@Instantiable
extension Window: Instantiable {
    public static func instantiate(plain: Plain) -> Window { Window(text: plain.text) }
}

@MainActor
@Instantiable
extension Badge: Instantiable {
    public static func instantiate() -> Badge { Badge(text: "badge") }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Free: Instantiable {
    @Instantiated let screen: Screen
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let plain: Plain
    @Instantiated let window: Window
    @Instantiated let badge: Badge
    @Instantiated let screen: Screen
}
//: App/main.swift
let app = App()
print(app.plain.text, app.window.text, app.badge.text, app.screen.text, Free().screen === app.screen)
//: prints
// plain plain badge screen false
