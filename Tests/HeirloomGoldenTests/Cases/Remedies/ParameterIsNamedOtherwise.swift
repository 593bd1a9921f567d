// A parameter of `instantiate` receives by its name, so the edit changes the name.

//: App/App.swift
import Heirloom

struct Rule {}

struct Search {
    let rule: Rule
}

@Instantiable
extension Rule: Instantiable {
    static func instantiate() -> Rule { Rule() }
}

@Instantiable
extension Search: Instantiable {
    static func instantiate(rank rule: Rule) -> Search { Search(rule: rule) }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let rank: Rule
    @Instantiated let search: Search
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:16:29: error: 'Search' receives 'rule: Rule', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:22:23: note: 'App' builds 'Search' here
// App/App.swift:21:23: note: 'App' provides 'rank: Rule': name the parameter 'rank' to receive it
