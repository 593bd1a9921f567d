// A feature is exposed to others as 'AnyView' only, and is built where it is opened.
//: option frameworks=apple

//: Routing/Router.swift
import Heirloom
import SwiftUI

@Instantiable
public struct RouterView: View, Instantiable {
    @Instantiated(fulfilledByType: "DetailView", erasedToConcreteExistential: true)
    private let detailBuilder: ErasedInstantiator<String, AnyView>
    @Instantiated(fulfilledByType: "HelpView", erasedToConcreteExistential: true)
    private let help: AnyView

    public var body: some View {
        VStack {
            detailBuilder.instantiate("rings")
            help
        }
    }
}

//: Details/Views.swift
import Heirloom
import SwiftUI

@Instantiable
public struct DetailView: View, Instantiable {
    @Forwarded private let name: String

    public var body: some View { Text(name) }
}

@Instantiable
public struct HelpView: View, Instantiable {
    public var body: some View { Text("Help") }
}

//: App/Main.swift
import Details
import Heirloom
import Routing
import SwiftUI

@main
@Instantiable
struct RoutedApp: App, Instantiable {
    @Instantiated private let router: RouterView

    var body: some Scene { WindowGroup { router } }
}

//: compiles
