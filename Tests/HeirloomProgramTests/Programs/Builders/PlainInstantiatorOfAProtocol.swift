// A builder of a protocol is written as 'Instantiator<any Screen>' instead of 'ErasedInstantiator'.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct ProfileScreen: Screen, Instantiable {
    @Forwarded public let title: String
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣screenBuilder: Instantiator<any Screen>
}

print(App().screenBuilder.instantiate("a").title)
//: refused
// 1️⃣ not-convertible
