// A hand-written closure label: a forwarded property was renamed, and the erased builder's tuple still has the old label.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable
public struct UserScreen: Screen, Instantiable {
    @Forwarded private let userName: String
    @Forwarded private let age: Int
    public var title: String { "\(userName) \(age)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "UserScreen")
    let 1️⃣users: ErasedInstantiator<(name: String, age: Int), any Screen>
}

print(App().users.instantiate((name: "a", age: 1)).title)
//: refused
// 1️⃣ wrong-forwarded-properties
