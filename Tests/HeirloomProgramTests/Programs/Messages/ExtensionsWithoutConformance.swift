// Extensions without the conformance: of standard library types, and of the package's own types.
//: Core/Engine.swift
public final class Engine {
    public init() {}
}
//: App/App.swift
import Core
import Foundation
import Heirloom

@Instantiable
extension 1️⃣Engine {
    static func instantiate() -> Engine { Engine() }
}

@Instantiable
extension 2️⃣UserDefaults {
    static func instantiate() -> UserDefaults { .standard }
}

@Instantiable
struct Car: Instantiable {
    @Instantiated let engine: Engine
    @Instantiated let defaults: UserDefaults
}
//: App/main.swift
_ = Car()
//: refused
// 1️⃣ missing-conformance
// 2️⃣ missing-conformance
