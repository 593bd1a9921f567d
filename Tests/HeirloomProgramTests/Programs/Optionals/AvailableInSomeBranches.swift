// A value is provided in one branch, under another name in a second, renamed in a third, and not in a fourth.
//: Core/Core.swift
import Heirloom
public struct Theme { public let name: String; public init(_ name: String) { self.name = name } }
@Instantiable
public struct Label: Instantiable {
    @Received(onlyIfAvailable: true) private let theme: Theme?
    @Received(onlyIfAvailable: true) private let fallback: Theme?
    public var text: String { theme?.name ?? fallback?.name ?? "default" }
}
@Instantiable
public struct Row: Instantiable { @Instantiated public let label: Label }
@Instantiable
public struct Themed: Instantiable {
    @Forwarded private let theme: Theme
    @Instantiated public let row: Row
    @Instantiated public let nestedBuilder: Instantiator<Renamed>
}
@Instantiable
public struct Other: Instantiable {
    @Forwarded private let style: Theme
    @Instantiated public let row: Row
}
@Instantiable
public struct Renamed: Instantiable {
    @Received(fulfilledByDependencyNamed: "theme", ofType: Theme.self, onlyIfAvailable: true)
    private let fallback: Theme?
    @Forwarded private let theme: Theme?
    @Instantiated public let rowBuilder: Instantiator<Row>
}
//: App/main.swift
import Core
import Heirloom
@Instantiable
struct App: Instantiable {
    @Instantiated let row: Row
    @Instantiated let themedBuilder: Instantiator<Themed>
    @Instantiated let otherBuilder: Instantiator<Other>
}
let app = App()
let themed = app.themedBuilder.instantiate(theme: Theme("dark"))
print(app.row.label.text, themed.row.label.text, app.otherBuilder.instantiate(style: Theme("x")).row.label.text)
print(themed.nestedBuilder.instantiate(theme: Theme("light")).rowBuilder.instantiate().label.text)
//: prints
// default dark default
// light
