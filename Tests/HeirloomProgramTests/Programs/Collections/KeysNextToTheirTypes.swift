// Screens nest the enums of their keys and the protocols that they fulfill, where the compiler does not find them for an
// attribute: only types nested in another type can be named.
//: App/Screens.swift
import Heirloom

protocol Screen {}
protocol Leaf {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: 1️⃣Home.Tab.first)
struct Home: Instantiable, Screen {
    enum Tab { case first }
}

@Instantiable(fulfillingAdditionalTypes: [2️⃣List.Output.self, Screen.self])
struct List: Instantiable, Screen {
    @Received let home: Home
}

extension List {
    protocol Output {}
}

extension List: List.Output {}

typealias ThirdTab = Detail.Tabs.Tab

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: 3️⃣ThirdTab.first)
struct Detail: Instantiable, Screen {
    enum Tabs {
        enum Tab { case first }
    }
}

@Instantiable(isRoot: false)
struct Pages: Instantiable {
    enum Tab { case first }

    @Instantiable(fulfillingAdditionalTypes: [Leaf.self], key: Pages.Tab.first)
    struct Page: Instantiable, Leaf {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let home: Home
    @Instantiated let list: List
    @Instantiated let pages: [Pages.Tab: any Leaf]
}
//: refused
// 1️⃣ unreachable-type
// 2️⃣ unreachable-type
// 3️⃣ unreachable-type
