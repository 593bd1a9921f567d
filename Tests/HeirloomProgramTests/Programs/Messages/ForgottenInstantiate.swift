// An '@Instantiable' extension of a system type has a factory function of another name.
//: App/main.swift
import Foundation
import Heirloom

@Instantiable
extension UserDefaults: @retroactive Instantiable {
    static func 1️⃣make() -> UserDefaults { .standard }
}

@Instantiable
struct Settings: Instantiable {
    @Received let defaults: UserDefaults
    var text: String { defaults.string(forKey: "missing") ?? "none" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let defaults: UserDefaults
    @Instantiated let settings: Settings
}

print(App().settings.text)
//: refused
// 1️⃣ unusable-instantiate
