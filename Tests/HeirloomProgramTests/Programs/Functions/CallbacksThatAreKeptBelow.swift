// A nonescaping callback escapes in something below: it is stored, captured by a builder, renamed, or stored as an optional.
//: App/App.swift
import Heirloom

@Instantiable
final class Row: Instantiable {
    @Received let onTap: () -> Void
}

@Instantiable
final class List: Instantiable {
    @Instantiated let row: Row
}

@Instantiable
final class Screen: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let list: List
    init(onTap: () -> Void, list: List) {
        self.onTap = {}
        self.list = list
    }
}

@Instantiable
final class Sheet: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let makeRow: () -> Row
    init(onTap: () -> Void, makeRow: @escaping () -> Row) {
        self.onTap = {}
        self.makeRow = makeRow
    }
}

@Instantiable
final class Menu: Instantiable {
    @Forwarded let onTap: () -> Void
    @Received(fulfilledByDependencyNamed: "onTap", ofType: (() -> Void).self) let onPick: () -> Void
    init(onTap: () -> Void, onPick: @escaping () -> Void) {
        self.onTap = {}
        self.onPick = onPick
    }
}

@Instantiable
final class Badge: Instantiable {
    @Received(onlyIfAvailable: true) let onTap: (() -> Void)?
}

@Instantiable
final class Tab: Instantiable {
    @Forwarded let onTap: () -> Void
    @Instantiated let badge: Badge
    init(onTap: () -> Void, badge: Badge) {
        self.onTap = {}
        self.badge = badge
    }
}

@Instantiable
final class Label: Instantiable {
    @Forwarded let onTap: () -> Void
    init(onTap: () -> Void) { self.onTap = {} }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let 1️⃣screen: (_ onTap: () -> Void) -> Screen
    @Instantiated let 2️⃣sheet: (_ onTap: () -> Void) -> Sheet
    @Instantiated let 3️⃣menu: (_ onTap: () -> Void) -> Menu
    @Instantiated let 4️⃣tab: (_ onTap: () -> Void) -> Tab
    @Instantiated let label: (_ onTap: () -> Void) -> Label
    @Instantiated let right: (_ onTap: @escaping () -> Void) -> Screen
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ mismatched-parameters
// 2️⃣ mismatched-parameters
// 3️⃣ mismatched-parameters
// 4️⃣ mismatched-parameters
