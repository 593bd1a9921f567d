// Erased builders with wrong forwarded values: one missing, no labels, an extra label, and another type; three others are
// right.
//: Core/Core.swift
import Heirloom

public protocol Screen {}
public typealias UserInput = (name: String, age: Int)

@Instantiable
public struct UserScreen: Instantiable, Screen {
    @Forwarded private let name: String
    @Forwarded private let age: Int
}

@Instantiable
public struct PlainScreen: Instantiable, Screen { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "UserScreen") let a: ErasedInstantiator<(age: Int, name: String), any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let b: ErasedInstantiator<UserInput, any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let c: ErasedInstantiator<UserScreen.ForwardedProperties, any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let 1️⃣d: ErasedInstantiator<String, any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let 2️⃣e: ErasedInstantiator<(String, Int), any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let 3️⃣f: ErasedInstantiator<(name: String, age: Int, id: Int), any Screen>
    @Instantiated(fulfilledByType: "UserScreen") let 4️⃣g: ErasedInstantiator<(name: String, age: String), any Screen>
    @Instantiated(fulfilledByType: "PlainScreen") let 5️⃣h: ErasedInstantiator<UserInput, any Screen>
    @Instantiated(fulfilledByType: "PlainScreen") let i: ErasedInstantiator<PlainScreen.ForwardedProperties, any Screen>
}
_ = App()
//: refused
// 1️⃣ mismatched-parameters
// 2️⃣ mismatched-parameters
// 3️⃣ mismatched-parameters
// 4️⃣ mismatched-parameters
// 5️⃣ mismatched-parameters
