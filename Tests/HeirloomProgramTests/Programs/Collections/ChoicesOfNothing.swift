// The elements of a feature's collection are disabled for now: the collection is empty, which is allowed.
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
