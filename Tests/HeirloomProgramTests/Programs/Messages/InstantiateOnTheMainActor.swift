// An 'instantiate' function is on the main actor, by an attribute or through its extension, and the root is nonisolated.
//: Core/Core.swift
import Heirloom

public final class Plain { init() {} }
public struct Badge { public let text: String }

@Instantiable
extension Plain: Instantiable {
    @MainActor public static func instantiate() -> Plain { Plain() }
}

@MainActor
@Instantiable
extension Badge: Instantiable {
    public static func instantiate() -> Badge { Badge(text: "badge") }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct One: Instantiable {
    @Instantiated let 1️⃣plain: Plain
}

@Instantiable
struct Two: Instantiable {
    @Instantiated let 2️⃣badge: Badge
}
//: refused
// 1️⃣ isolation-mismatch
// 2️⃣ isolation-mismatch
