// The diagnostic names the use that makes a parameter escape, and the path to it: a call, a builder, a rename, an optional, a
// task or a closure.

//: App/App.swift
import Heirloom

@Instantiable
struct Row: Instantiable {
    @Received let onTap: () -> Void
}

@Instantiable
struct List: Instantiable {
    @Instantiated let row: Row
}

@Instantiable
struct Screen: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let list: List
    init(onTap: () -> Void, list: List) {
        self.onTap = {}
        self.list = list
    }
}

@Instantiable
struct Sheet: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let makeRow: () -> Row
    init(onTap: () -> Void, makeRow: @escaping () -> Row) {
        self.onTap = {}
        self.makeRow = makeRow
    }
}

@Instantiable
struct Menu: Instantiable {
    @Forwarded let onTap: () -> Void
    @Received(fulfilledByDependencyNamed: "onTap", ofType: (() -> Void).self) let onPick: () -> Void
    init(onTap: () -> Void, onPick: @escaping () -> Void) {
        self.onTap = {}
        self.onPick = onPick
    }
}

@Instantiable
struct Badge: Instantiable {
    @Received(onlyIfAvailable: true) let onTap: (() -> Void)?
}

@Instantiable
struct Tab: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let badge: Badge
    init(onTap: () -> Void, badge: Badge) {
        self.onTap = {}
        self.badge = badge
    }
}

@Instantiable
struct Button: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated({ (onTap: @escaping () -> Void) -> [() -> Void] in [onTap] }) let actions: [() -> Void]
    init(onTap: () -> Void, actions: [() -> Void]) {
        self.onTap = {}
        self.actions = actions
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let screen: (_ onTap: () -> Void) -> Screen
    @Instantiated let sheet: (_ onTap: () -> Void) -> Sheet
    @Instantiated let menu: (_ onTap: () -> Void) -> Menu
    @Instantiated let tab: (_ onTap: () -> Void) -> Tab
    @Instantiated let button: (_ onTap: () -> Void) -> Button
    @Instantiated let autoclosure: (_ onTap: @autoclosure () -> Void) -> Screen
}

//: diagnostics
// App/App.swift:70:23: error: 'screen: (_ onTap: () -> Void) -> Screen' takes 'onTap' as nonescaping, but 'Row', which 'List' builds, takes it '@escaping' [mismatched-parameters]
// App/App.swift:16:23: note: 'Screen' builds 'List' here
// App/App.swift:10:23: note: 'List' builds 'Row' here
// App/App.swift:70:23: note: write '(_ onTap: @escaping () -> Void) -> Screen'
// App/App.swift:70:31: note: fix-it: write '(_ onTap: @escaping () -> Void) -> Screen': replace '(_ onTap: () -> Void) -> Screen' with '(_ onTap: @escaping () -> Void) -> Screen'
// App/App.swift:71:23: error: 'sheet: (_ onTap: () -> Void) -> Sheet' takes 'onTap' as nonescaping, but 'makeRow: () -> Row' of 'Sheet' needs it when it is called [mismatched-parameters]
// App/App.swift:71:23: note: write '(_ onTap: @escaping () -> Void) -> Sheet'
// App/App.swift:71:30: note: fix-it: write '(_ onTap: @escaping () -> Void) -> Sheet': replace '(_ onTap: () -> Void) -> Sheet' with '(_ onTap: @escaping () -> Void) -> Sheet'
// App/App.swift:72:23: error: 'menu: (_ onTap: () -> Void) -> Menu' takes 'onTap' as nonescaping, but 'onPick: () -> Void' of 'Menu' renames it [mismatched-parameters]
// App/App.swift:72:23: note: write '(_ onTap: @escaping () -> Void) -> Menu'
// App/App.swift:72:29: note: fix-it: write '(_ onTap: @escaping () -> Void) -> Menu': replace '(_ onTap: () -> Void) -> Menu' with '(_ onTap: @escaping () -> Void) -> Menu'
// App/App.swift:73:23: error: 'tab: (_ onTap: () -> Void) -> Tab' takes 'onTap' as nonescaping, but 'badge: Badge' of 'Tab' stores it as an optional [mismatched-parameters]
// App/App.swift:73:23: note: write '(_ onTap: @escaping () -> Void) -> Tab'
// App/App.swift:73:28: note: fix-it: write '(_ onTap: @escaping () -> Void) -> Tab': replace '(_ onTap: () -> Void) -> Tab' with '(_ onTap: @escaping () -> Void) -> Tab'
// App/App.swift:74:23: error: 'button: (_ onTap: () -> Void) -> Button' takes 'onTap' as nonescaping, but the closure of 'actions: [() -> Void]' in 'Button' takes it '@escaping' [mismatched-parameters]
// App/App.swift:61:85: note: 'Button' builds 'Button.actions' here
// App/App.swift:74:23: note: write '(_ onTap: @escaping () -> Void) -> Button'
// App/App.swift:74:31: note: fix-it: write '(_ onTap: @escaping () -> Void) -> Button': replace '(_ onTap: () -> Void) -> Button' with '(_ onTap: @escaping () -> Void) -> Button'
// App/App.swift:75:23: error: 'autoclosure: (_ onTap: @autoclosure () -> Void) -> Screen' takes 'onTap' as nonescaping, but 'Row', which 'List' builds, takes it '@escaping' [mismatched-parameters]
// App/App.swift:16:23: note: 'Screen' builds 'List' here
// App/App.swift:10:23: note: 'List' builds 'Row' here
// App/App.swift:75:23: note: write '(_ onTap: @autoclosure @escaping () -> Void) -> Screen'
// App/App.swift:75:36: note: fix-it: write '(_ onTap: @autoclosure @escaping () -> Void) -> Screen': replace '(_ onTap: @autoclosure () -> Void) -> Screen' with '(_ onTap: @autoclosure @escaping () -> Void) -> Screen'
