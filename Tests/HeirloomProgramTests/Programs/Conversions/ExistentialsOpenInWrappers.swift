// An instantiated or forwarded existential is wrapped by an initializer with a generic parameter.
//: App/main.swift
import Heirloom

protocol Theme: Sendable {
    var color: String { get }
}
protocol DarkTheme: Theme {}
struct AnyTheme: Theme {
    let color: String
    init<T>(_ theme: T) where T: Theme, T: Sendable { color = "any " + theme.color }
}
@Instantiable
struct Midnight: Instantiable, DarkTheme {
    let color = "black"
}
struct Plain: Theme {
    let color = "white"
}
@Instantiable
struct Editor: Instantiable {
    @Forwarded let theme: any Theme
    @Received(fulfilledByDependencyNamed: "theme", ofType: (any Theme).self, erasedToConcreteExistential: true)
    let erased: AnyTheme
    @Received(fulfilledByDependencyNamed: "erased", ofType: AnyTheme.self) let again: any Theme
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Midnight") let dark: any DarkTheme
    @Received(fulfilledByDependencyNamed: "dark", ofType: DarkTheme.self, erasedToConcreteExistential: true)
    let erased: AnyTheme
    @Received(fulfilledByDependencyNamed: "dark", ofType: DarkTheme.self) let wider: any Theme & Sendable
    @Instantiated let editorBuilder: Instantiator<Editor>
}

let app = App()
let editor = app.editorBuilder.instantiate(theme: Plain())
print(app.erased.color, app.wider.color, editor.erased.color, editor.again.color)
//: prints
// any black black any white any white
