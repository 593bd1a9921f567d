// Several screens list one wrapper; properties choose by name, and a single listing type needs no name.
//: App/Wrappers.swift
protocol Screen {
    var name: String { get }
}
struct AnyScreen: Screen {
    let name: String
    init(_ screen: any Screen) { name = "any " + screen.name }
}
final class SoleBox<Content> {
    let name: String
    init(_ screen: some Screen) { name = "boxed " + screen.name }
}
//: App/main.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [AnyScreen.self, Screen.self])
struct Home: Instantiable, Screen {
    let name = "home"
}
@Instantiable(fulfillingAdditionalTypes: [AnyScreen.self, SoleBox<Int>.self])
struct Detail: Instantiable, Screen {
    @Received let screen: any Screen
    var name: String { "detail of \(screen.name)" }
}
@Instantiable
struct App: Instantiable {
    @Instantiated let screen: any Screen
    @Instantiated(fulfilledByType: "Home", erasedToConcreteExistential: true) let home: AnyScreen
    @Instantiated(fulfilledByType: "Detail", erasedToConcreteExistential: true) let detail: AnyScreen
    @Instantiated(erasedToConcreteExistential: true) let box: SoleBox<Int>
}

let app = App()
print(app.screen.name, app.home.name, app.detail.name, app.box.name)
//: prints
// home any home any detail of home boxed detail of home
