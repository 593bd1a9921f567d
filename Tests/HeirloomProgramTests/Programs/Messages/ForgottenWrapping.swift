// A property of a type-erased type names its fulfillment without the erasure argument.
//: Kit/Kit.swift
public protocol View { var lines: [String] { get } }
public struct AnyView: View {
    public let lines: [String]
    public init<V: View>(_ view: V) { lines = view.lines }
    public init(erasing view: some View) { lines = view.lines }
}
//: Home/Home.swift
import Heirloom
import Kit

@Instantiable
public struct HomeView: View, Instantiable {
    @Received private let name: String
    public var lines: [String] { [name] }
}
//: App/main.swift
import Heirloom
import Home
import Kit

@Instantiable
struct Scene: Instantiable {
    @Forwarded let name: String
    @Instantiated(fulfilledByType: "HomeView") let 1️⃣home: AnyView
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sceneBuilder: Instantiator<Scene>
}

print(App().sceneBuilder.instantiate(name: "Ada").home.lines)
//: refused
// 1️⃣ not-convertible
