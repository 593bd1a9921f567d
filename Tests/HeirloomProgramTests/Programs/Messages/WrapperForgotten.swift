// A view type without erasure, in an app's root and in an erased builder of another module.
//: UI/UI.swift
public protocol View { var text: String { get } }
public struct AnyView: View {
    public let text: String
    public init(_ view: some View) { text = view.text }
}
//: Screens/Screens.swift
import Heirloom
import UI

@Instantiable
public struct Home: Instantiable, View {
    public let text = "home"
    public init() {}
}

@Instantiable
public struct Detail: Instantiable, View {
    @Forwarded public let text: String
    public init(text: String) { self.text = text }
}
//: App/main.swift
import Heirloom
import Screens
import UI

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Home") let 1️⃣home: AnyView
    @Instantiated(fulfilledByType: "Detail") let 2️⃣detailBuilder: ErasedInstantiator<String, AnyView>
    @Instantiated(fulfilledByType: "Detail", erasedToConcreteExistential: true) let goodBuilder: ErasedInstantiator<String, AnyView>
}

print(App().goodBuilder.instantiate("x").text)
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
