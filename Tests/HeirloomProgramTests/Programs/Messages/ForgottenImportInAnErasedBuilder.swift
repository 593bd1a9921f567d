// Two files require a builder of a screen, and one does not import the module of the screen's value.
//: Model/Model.swift
public struct User { public let name: String; public init(name: String) { self.name = name } }
//: Screens/Screens.swift
import Heirloom
import Model

public protocol Screen { var title: String { get } }

@Instantiable
public struct Profile: Instantiable, Screen {
    @Forwarded public let user: User
    public init(user: User) { self.user = user }
    public var title: String { user.name }
}
//: App/One.swift
import Heirloom
import Screens

@Instantiable
struct Menu: Instantiable {
    @Instantiated(fulfilledByType: "Profile") let 1️⃣builder: ErasedInstantiator<User, any Screen>
}
//: App/App.swift
import Heirloom
import Model
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated let menu: Menu
    @Instantiated(fulfilledByType: "Profile") let builder: ErasedInstantiator<User, any Screen>
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ mismatched-parameters
