// What a feature lists is switched off for now: nothing is chosen, and nothing will do.
//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Export: Instantiable, Plugin {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(collecting: [], onlyIfAvailable: true) let empty: [any Plugin]
    @Instantiated(collecting: [], onlyIfAvailable: true) let absent: [any Plugin]?
    @Instantiated let all: [any Plugin]
}
//: App/main.swift
let app = App()
print(app.empty.count, app.absent?.count as Any, app.all.count)
//: prints
// 0 nil 1
