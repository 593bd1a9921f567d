// `collecting` on a property that is not a collection is an error with a fix-it that removes it; duplicate names are errors as
// well. A fix-it replaces `fulfilledByType` by `collecting` on a collection.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Plugin, Instantiable {}

@Instantiable
struct Import: Plugin, Instantiable {}

@Instantiable
extension Array: @retroactive Instantiable {
    static func instantiate() -> [Int] { [] }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(collecting: ["Export"]) let one: any Plugin
    @Instantiated(fulfilledByType: "Export", collecting: ["Export"]) let named: [any Plugin]
    @Instantiated(collecting: ["Export"]) let numbers: [Int]
    @Instantiated(collecting: ["Export"]) let make: () -> [any Plugin]
    @Instantiated(collecting: ["Export", "Export", "Import", "Export"]) let plugins: [any Plugin]
    @Instantiated(fulfilledByType: "Import") let imports: [any Plugin]
}

//: diagnostics
// App/App.swift:18:47: error: 'collecting' has no effect on 'one: any Plugin' of 'App': 'Export' fulfills it directly [needless-collecting]
// App/App.swift:19:74: error: 'collecting' has no effect on 'named: [any Plugin]' of 'App': 'fulfilledByType' specifies the type to build [needless-collecting]
// App/App.swift:19:74: error: 'App' builds 'Export' for 'named: [any Plugin]', but 'Export' is not convertible to '[any Plugin]' [not-convertible]
// App/App.swift:20:47: error: 'collecting' has no effect on 'numbers: [Int]' of 'App': '[Int]' fulfills it directly [needless-collecting]
// App/App.swift:21:47: error: 'collecting' has no effect on 'make: () -> [any Plugin]' of 'App': its type is not an array or dictionary that can be collected [needless-collecting]
// App/App.swift:21:47: error: 'App' instantiates 'make: () -> [any Plugin]', but no type fulfills '[any Plugin]' [nothing-fulfills]
// App/App.swift:12:11: note: did you mean '[Int]'?
// App/App.swift:22:42: error: 'collecting' of 'plugins: [any Plugin]' of 'App' lists 'Export' more than once; it is collected once [needless-collecting]
// App/App.swift:22:62: error: 'collecting' of 'plugins: [any Plugin]' of 'App' lists 'Export' more than once; it is collected once [needless-collecting]
// App/App.swift:23:50: error: 'App' builds 'Import' for 'imports: [any Plugin]', but 'Import' is not convertible to '[any Plugin]' [not-convertible]
// App/App.swift:23:50: note: to collect it, write 'collecting: ["Import"]' instead of 'fulfilledByType'

//: fix-its
// App/App.swift:18:47: could fix: remove 'collecting' [needless-collecting]
// App/App.swift:18:18: note: remove '(collecting: ["Export"])'
// App/App.swift:19:74: could fix: remove 'collecting' [needless-collecting]
// App/App.swift:19:44: note: remove ', collecting: ["Export"]'
// App/App.swift:20:47: could fix: remove 'collecting' [needless-collecting]
// App/App.swift:20:18: note: remove '(collecting: ["Export"])'
// App/App.swift:21:47: could fix: remove 'collecting' [needless-collecting]
// App/App.swift:21:18: note: remove '(collecting: ["Export"])'
// App/App.swift:22:42: would fix: list each once [needless-collecting]
// App/App.swift:22:19: note: replace 'collecting: ["Export", "Export", "Import", "Export"]' with 'collecting: ["Export", "Import"]'
// App/App.swift:22:62: would fix: list each once [needless-collecting]
// App/App.swift:22:19: note: replace 'collecting: ["Export", "Export", "Import", "Export"]' with 'collecting: ["Export", "Import"]'
// App/App.swift:23:50: would fix: collect it [not-convertible]
// App/App.swift:23:19: note: replace 'fulfilledByType: "Import"' with 'collecting: ["Import"]'
