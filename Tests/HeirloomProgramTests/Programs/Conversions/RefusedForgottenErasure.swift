// The erasure argument is missing at properties, builders and renames of an AnyView-like wrapper.
//: Interface/View.swift
public protocol View {
    associatedtype Body
    var body: Body { get }
}
public struct AnyView: View {
    public let body: String
    public init<V: View>(_ view: V) { body = "\(view.body)" }
}
//: App/main.swift
import Heirloom
import Interface

@Instantiable
struct Home: Instantiable, View {
    var body: String { "home" }
}
@Instantiable
struct Detail: Instantiable, View {
    @Forwarded let id: Int
    var body: Int { id }
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Home") let 1️⃣root: AnyView
    @Instantiated(fulfilledByType: "Detail") let 2️⃣detailBuilder: ErasedInstantiator<Int, AnyView>
    @Instantiated let home: Home
    @Received(fulfilledByDependencyNamed: "home", ofType: Home.self) let 3️⃣second: AnyView
    @Instantiated(fulfilledByType: "Home", erasedToConcreteExistential: true) let fine: AnyView
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
