// Access levels on extensions apply to the types and functions inside.
//: Core/Core.swift
import Heirloom

public enum Design {}

public extension Design {
    @Instantiable
    struct Palette: Instantiable {
        public init() {}
        public var color: String { "red" }
    }

    @Instantiable
    final class Theme: Instantiable {
        @Received public let palette: Palette
        public init(palette: Palette) { self.palette = palette }
    }

    protocol Font { var name: String { get } }
}

package extension Design {
    @Instantiable(fulfillingAdditionalTypes: [Font.self])
    struct Mono: Instantiable, Font {
        package init() {}
        public var name: String { "mono" }
    }
}

public final class Counter { public var count = 0; fileprivate init() {} }

@Instantiable(conformsElsewhere: true)
public extension Counter {
    static func instantiate() -> Counter { Counter() }
}

extension Counter: Instantiable {}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let theme: Design.Theme
    @Received let font: any Design.Font
    @Received let counter: Counter
    var text: String { counter.count += 1; return "\(theme.palette.color) \(font.name) \(counter.count)" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let palette: Design.Palette
    @Instantiated let theme: Design.Theme
    @Instantiated let font: any Design.Font
    @Instantiated let counter: Counter
    @Instantiated let screen: Screen
}
//: App/main.swift
print(App().screen.text)
//: prints
// red mono 1
