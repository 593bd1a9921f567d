// A screen was renamed, but the string of the erased builder still has the old name.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable
public struct ProfileScreen: Screen, Instantiable {
    @Forwarded public let title: String
    @Forwarded private let age: Int
}

@Instantiable
public struct Profile: Instantiable { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "ProfileView")
    let 1️⃣builder: ErasedInstantiator<(title: String, age: Int), any Screen>
}

print(App().builder.instantiate((title: "a", age: 1)).title)
//: refused
// 1️⃣ nothing-fulfills
