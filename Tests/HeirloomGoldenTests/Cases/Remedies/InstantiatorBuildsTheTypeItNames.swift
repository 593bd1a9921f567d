// An instantiator builds exactly the type that it names: the compiler rejects protocols and superclasses at the property.

//: option compiles=no
//: option swift=6.2 the places of errors in macro expansions
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

//: generated Core
import Heirloom

extension InstantiatorProtocol where T == ProfileScreen {
    public func instantiate(title: String) -> ProfileScreen {
        instantiate(title)
    }
}

//: generated App
import Core
import Heirloom

extension App {
    init() {
        let screenBuilder = Instantiator<any Screen> { title in  // App.screenBuilder
            ProfileScreen(title: title)
        }
        let panelBuilder: SendableInstantiator<Panel>? = SendableInstantiator<Panel> {  // App.panelBuilder
            SidePanel()
        }
        self.init(screenBuilder: screenBuilder, panelBuilder: panelBuilder)
    }
}

//: compiler
// App/App.swift:6:38: error: type 'any Screen' does not conform to protocol 'Instantiable'
// App/App.swift:7:37: error: type 'Panel' does not conform to protocol 'Instantiable'
// macro expansion @Instantiable:1:21: error: type 'any Screen' does not conform to protocol 'Instantiable'
// `- App/App.swift:8:1: note: expanded code originates here
// macro expansion @Instantiable:1:61: error: type 'Panel' does not conform to protocol 'Instantiable'
// `- App/App.swift:8:1: note: expanded code originates here
// App/Heirloom.generated.swift:8:29: error: type 'any Screen' does not conform to protocol 'Instantiable'
// App/Heirloom.generated.swift:11:27: error: type 'Panel' does not conform to protocol 'Instantiable'
// App/Heirloom.generated.swift:11:58: error: type 'Panel' does not conform to protocol 'Instantiable'
// App/Heirloom.generated.swift:14:18: error: argument passed to call that takes no arguments
