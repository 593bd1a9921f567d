// An instantiator builds exactly the type that it names: for a protocol or a superclass, the diagnostic suggests an erased one.

//: Core/Screens.swift
import Heirloom

public protocol Screen {
    var title: String { get }
}

open class Panel {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct ProfileScreen: Screen, Instantiable {
    @Forwarded public let title: String
}

@Instantiable(fulfillingAdditionalTypes: [Panel.self])
public final class SidePanel: Panel, Instantiable {
    override public init() {}
}

//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<any Screen>
    @Instantiated let panelBuilder: SendableInstantiator<Panel>?
}

//: diagnostics
// App/App.swift:6:23: error: 'App' builds 'ProfileScreen' for 'screenBuilder: Instantiator<any Screen>', but 'ProfileScreen' is another type than 'Screen', and 'Instantiator' builds only the type that it names [not-convertible]
// App/App.swift:6:23: note: to build a type that fulfills it, write '@Instantiated(fulfilledByType: "ProfileScreen") let screenBuilder: ErasedInstantiator<String, any Screen>'
// App/App.swift:7:23: error: 'App' builds 'SidePanel' for 'panelBuilder: SendableInstantiator<Panel>?', but 'SidePanel' is another type than 'Panel', and 'SendableInstantiator' builds only the type that it names [not-convertible]
// App/App.swift:7:23: note: to build a type that fulfills it, write '@Instantiated(fulfilledByType: "SidePanel") let panelBuilder: SendableErasedInstantiator<Void, Panel>'

//: fix-its
// App/App.swift:6:23: would fix: build a 'ProfileScreen' [not-convertible]
// App/App.swift:6:18: note: insert '(fulfilledByType: "ProfileScreen")'
// App/App.swift:6:38: note: replace 'Instantiator<any Screen>' with 'ErasedInstantiator<String, any Screen>'
// App/App.swift:7:23: would fix: build a 'SidePanel' [not-convertible]
// App/App.swift:7:18: note: insert '(fulfilledByType: "SidePanel")'
// App/App.swift:7:37: note: replace 'SendableInstantiator<Panel>?' with 'SendableErasedInstantiator<Void, Panel>?'
