// A type may receive the dependency it is built for only if available: it then wraps the one from above, or `nil`.

//: App/App.swift
import Heirloom

protocol Theme {
    var trail: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Theme.self])
struct BaseTheme: Instantiable, Theme {
    @Received(onlyIfAvailable: true) let theme: (any Theme)?
    var trail: String { "base(" + (theme?.trail ?? "nothing") + ")" }
}

@Instantiable
struct Tinted: Instantiable, Theme {
    @Received let theme: (any Theme)?
    var trail: String { "tinted(" + (theme?.trail ?? "nothing") + ")" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let theme: any Theme
    @Instantiated let window: Window
}

@Instantiable
struct Window: Instantiable {
    @Instantiated(fulfilledByType: "BaseTheme") let theme: any Theme
    @Instantiated let panel: Panel
}

@Instantiable
struct Panel: Instantiable {
    @Received let theme: any Theme
}

@Instantiable(isRoot: true)
struct Preview: Instantiable {
    @Instantiated(fulfilledByType: "BaseTheme") let theme: (any Theme)?
    @Instantiated let pane: Pane
}

@Instantiable
struct Pane: Instantiable {
    @Instantiated(fulfilledByType: "Tinted") let theme: (any Theme)?
}

//: App/main.swift
print(App().theme.trail, App().window.panel.theme.trail)
print(Preview().theme?.trail ?? "", Preview().pane.theme?.trail ?? "")

//: generated App
import Heirloom

extension App {
    init() {
        let theme: any Theme = BaseTheme(theme: nil)  // App.theme
        let window = App.heirloomMakeWindow(theme: theme)
        self.init(theme: theme, window: window)
    }

    private static func heirloomMakeWindow(theme: (any Theme)?) -> Window {
        let theme2: any Theme = BaseTheme(theme: theme)  // Window.theme
        let panel = Panel(theme: theme2)
        return Window(theme: theme2, panel: panel)
    }
}

extension Preview {
    init() {
        let theme: (any Theme)? = BaseTheme(theme: nil)  // Preview.theme
        let pane = Preview.heirloomMakePane(theme: theme)
        self.init(theme: theme, pane: pane)
    }

    private static func heirloomMakePane(theme: (any Theme)?) -> Pane {
        let theme2: (any Theme)? = Tinted(theme: theme)  // Pane.theme
        return Pane(theme: theme2)
    }
}

//: prints
// base(nothing) base(base(nothing))
// base(nothing) tinted(base(nothing))
