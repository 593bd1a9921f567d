// A child receives a value that its parent forwards under another name, as happens with abbreviations.
//: Core/Core.swift
import Heirloom

public struct UserID: Hashable, Sendable { public var value: Int; public init(_ value: Int) { self.value = value } }

@Instantiable
public struct Avatar: Instantiable {
    @Received private let 1️⃣id: UserID
    public var text: String { "\(id.value)" }
}

@Instantiable
public struct Profile: Instantiable {
    @Forwarded private let userID: UserID
    @Instantiated public let avatar: Avatar
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let profileBuilder: Instantiator<Profile>
}

print(App().profileBuilder.instantiate(userID: UserID(3)).avatar.text)
//: refused
// 1️⃣ missing-dependency
