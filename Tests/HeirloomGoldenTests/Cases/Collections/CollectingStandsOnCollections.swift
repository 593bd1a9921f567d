// `collecting` on what collects nothing is told, with the edit that removes it.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Plugin, Instantiable {}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> [Int] { [] }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(collecting: ["Export"]) let one: any Plugin
    @Instantiated(fulfilledByType: "Export", collecting: ["Export"]) let named: [any Plugin]
    @Instantiated(collecting: ["Export"]) let numbers: [Int]
    @Instantiated(collecting: ["Export"]) let optional: [any Plugin]?
}

//: diagnostics
// App/App.swift:15:47: error: 'collecting' has no effect for 'one: any Plugin' of 'App': 'Export' fulfills it as it is [needless-collecting]
// App/App.swift:15:18: note: fix-it: remove 'collecting': remove '(collecting: ["Export"])'
// App/App.swift:16:74: error: 'collecting' has no effect for 'named: [any Plugin]' of 'App': 'fulfilledByType' says what is built [needless-collecting]
// App/App.swift:16:44: note: fix-it: remove 'collecting': remove ', collecting: ["Export"]'
// App/App.swift:16:74: error: 'App' builds 'Export' for 'named: [any Plugin]', but it is no 'Array<Plugin>' [not-convertible]
// App/App.swift:17:47: error: 'collecting' has no effect for 'numbers: [Int]' of 'App': '[Int]' fulfills it as it is [needless-collecting]
// App/App.swift:17:18: note: fix-it: remove 'collecting': remove '(collecting: ["Export"])'
// App/App.swift:18:47: error: 'collecting' has no effect for 'optional: [any Plugin]?' of 'App': its type is no array and no dictionary that could be collected [needless-collecting]
// App/App.swift:18:18: note: fix-it: remove 'collecting': remove '(collecting: ["Export"])'
// App/App.swift:18:47: error: 'App' instantiates 'optional: [any Plugin]?', but nothing fulfills '[any Plugin]' [nothing-fulfills]
// App/App.swift:9:11: note: did you mean '[Int]'?
