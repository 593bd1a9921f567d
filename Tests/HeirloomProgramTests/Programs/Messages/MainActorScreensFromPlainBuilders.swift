// A nonisolated app builds main-actor screens on demand, with a builder, a sendable one and an erased one.
//: Screens/Screens.swift
import Heirloom

@MainActor public protocol Screen { var title: String { get } }

@MainActor
@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public final class Home: Instantiable, Screen {
    @Forwarded public let title: String
    public init(title: String) { self.title = title }
}
//: App/main.swift
import Heirloom
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣homeBuilder: Instantiator<Home>
}

@MainActor
@Instantiable
struct Second: Instantiable {
    @Instantiated let 2️⃣homeBuilder: SendableInstantiator<Home>
}

@Instantiable
actor Third: Instantiable {
    @Instantiated(fulfilledByType: "Home") let 3️⃣homeBuilder: ErasedInstantiator<String, any Screen>
}
//: refused
// 1️⃣ isolation-mismatch
// 2️⃣ isolation-mismatch
// 3️⃣ isolation-mismatch
