// Screens are erased as in a UI framework, from builders, siblings and renames, in main-actor code.
//: Interface/View.swift
@MainActor
public protocol View {
    associatedtype Body: View
    var body: Body { get }
    var title: String { get }
}
extension Never: View {
    public var body: Never { fatalError() }
    public var title: String { "never" }
}
extension View where Body == Never {
    public var body: Never { fatalError() }
}
@MainActor
public struct AnyView: View {
    public typealias Body = Never
    public let title: String
    public init<V>(_ view: V) where V: View { title = "any " + view.title }
}
public struct Text: View {
    public typealias Body = Never
    public let title: String
    public init(_ title: String) { self.title = title }
}
//: Features/Screens.swift
import Heirloom
import Interface

@Instantiable
public struct HomeView: Instantiable, View {
    @Instantiated(fulfilledByType: "SettingsView", erasedToConcreteExistential: true)
    public let settingsBuilder: ErasedInstantiator<String, AnyView>
    public var body: Text { Text("home body") }
    public var title: String { "home" }
}
@Instantiable
public struct SettingsView: Instantiable, View {
    @Forwarded public let user: String
    public var body: Text { Text(title) }
    public var title: String { "settings of \(user)" }
}
//: App/main.swift
import Features
import Heirloom
import Interface

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated(fulfilledByType: "HomeView", erasedToConcreteExistential: true) let root: AnyView
    @Instantiated let home: HomeView
    @Received(fulfilledByDependencyNamed: "home", ofType: HomeView.self, erasedToConcreteExistential: true)
    let second: AnyView
    @Instantiated(fulfilledByType: "HomeView") let boxed: any View
}

let app = App()
print(app.root.title, app.second.title, app.boxed.title, app.home.body.title)
print(app.home.settingsBuilder.instantiate("ada").title)
//: prints
// any home any home home home body
// any settings of ada
