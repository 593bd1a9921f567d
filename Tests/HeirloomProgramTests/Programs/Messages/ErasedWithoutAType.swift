// An erased builder does not name its product; one conforming type was read.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable
public struct UserScreen: Screen, Instantiable {
    @Forwarded public let title: String
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣users: ErasedInstantiator<String, any Screen>
}

print(App().users.instantiate("a").title)
//: refused
// 1️⃣ erased-instantiator-without-type
