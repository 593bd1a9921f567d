// A type with forwarded properties cannot be built eagerly; a builder of the same type is valid.
//: Core/Core.swift
import Heirloom

public struct User { public init() {} }

@Instantiable
public struct Profile: Instantiable {
    @Forwarded private let user: User
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣profile: Profile
    @Instantiated let profileBuilder: Instantiator<Profile>
    @Instantiated let lateBuilder: Instantiator<Profile>?
}
_ = App()
//: refused
// 1️⃣ eager-forwarding
