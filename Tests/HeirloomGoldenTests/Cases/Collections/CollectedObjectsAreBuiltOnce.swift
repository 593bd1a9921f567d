// A collected object that the same scope or one above builds as well exists twice, which is a warning. Structs and the products
// of functions are exempt.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
final class Export: Plugin, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
actor Search: Plugin, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Draw: Plugin, Instantiable {}

@Instantiable
struct Menu: Instantiable {
    @Instantiated let plugins: [any Plugin]
    @Instantiated let makers: [@Sendable () -> any Plugin]
}

@Instantiable
struct Below: Instantiable {
    @Instantiated let search: Search
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let draw: Draw
    @Instantiated let export: Export
    @Instantiated let menu: Menu
    @Instantiated let below: Below
}

//: generated App
import Heirloom

extension App {
    init() {
        let draw = Draw()
        let export = Export()
        let menu = App.heirloomMakeMenu()
        let below = App.heirloomMakeBelow()
        self.init(draw: draw, export: export, menu: menu, below: below)
    }

    private static func heirloomMakeMenu() -> Menu {
        let plugins: [any Plugin] = [Draw(), Export(), Search()]  // Menu.plugins
        let makers: [@Sendable () -> any Plugin] = [  // Menu.makers
            {
                Draw()
            },
            {
                Export()
            },
            {
                Search()
            }
        ]
        return Menu(plugins: plugins, makers: makers)
    }

    private static func heirloomMakeBelow() -> Below {
        let search = Search()
        return Below(search: search)
    }
}

//: diagnostics
// App/App.swift:16:23: warning: 'plugins: [any Plugin]' of 'Menu' builds a second 'Export': 'export: Export' of 'App' is one already [built-twice]
// App/App.swift:28:23: note: also built here
// App/App.swift:16:23: note: to reuse it, write a closure that takes it; to exclude it, list the others in 'collecting'
