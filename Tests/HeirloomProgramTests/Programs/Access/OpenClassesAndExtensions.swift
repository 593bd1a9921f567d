// Open classes with written initializers in an app that subclasses some of them, nested types in extensions, and private
// properties with public accessors.
//: Kit/Kit.swift
import Heirloom

open class View {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    open func draw() -> String { identifier }
}

@Instantiable
open class Theme: Instantiable {
    @Received private let accent: String
    open var description: String { "theme \(accent)" }
    public init(accent: String) { self.accent = accent }
}

public enum Widgets {}

extension Widgets {
    @Instantiable
    public final class Button: View, Instantiable {
        @Forwarded private let title: String
        @Received private let theme: Theme

        public init(title: String, theme: Theme) {
            self.title = title
            self.theme = theme
            super.init(identifier: "button")
        }

        public override func draw() -> String { "[\(title) in \(theme.description)]" }
    }
}

extension Widgets.Button {
    @Instantiable
    public struct Style: Instantiable {
        @Received public let theme: Theme
        public var bold = false
    }
}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct Window: Instantiable {
    @Forwarded let accent: String
    @Instantiated let theme: Theme
    @Instantiated let style: Widgets.Button.Style
    @Instantiated(fulfilledByType: "Widgets.Button") let buttonBuilder: ErasedInstantiator<String, View>
}

@Instantiable
final class App: Instantiable {
    @Instantiated let windowBuilder: Instantiator<Window>
}

let window = App().windowBuilder.instantiate(accent: "red")
print(window.buttonBuilder.instantiate("OK").draw(), window.style.bold, window.style.theme === window.theme)
//: prints
// [OK in theme red] false true
