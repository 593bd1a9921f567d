// The declared result of a closure and the type of its property are instantiated there, and so are not roots.

//: App/App.swift
import Heirloom

protocol Window {}

@Instantiable
final class MainWindow: Instantiable, Window {
    @Instantiated let menu: Menu

    init(menu: Menu) { self.menu = menu }
}

@Instantiable
struct Panel: Instantiable {
    @Instantiated let menu: Menu

    init(menu: Menu) { self.menu = menu }
}

@Instantiable
struct Menu: Instantiable {
    init() {}
}

@Instantiable
struct App: Instantiable {
    @Instantiated({ () -> MainWindow in MainWindow(menu: Menu()) }) let window: any Window
    @Instantiated({ Panel(menu: Menu()) }) let panel: Panel
}

//: App/main.swift
printTree(App())

//: generated App
import Heirloom

extension App {
    init() {
        let window: any Window = App.heirloomFactory_window()  // App.window
        let panel = App.heirloomFactory_panel()
        self.init(window: window, panel: panel)
    }
}

//: prints
// App
//   window: MainWindow #1
//     menu: Menu
//   panel: Panel
//     menu: Menu
