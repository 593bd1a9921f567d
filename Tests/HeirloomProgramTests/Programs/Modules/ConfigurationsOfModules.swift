// Modules with separate configurations: additional imports, and a default isolation that matches the compiler's.
//: option swift=6.2 default isolation
//: option swiftc App=-default-isolation MainActor
//: Core/Core.swift
import Heirloom
@Instantiable
public struct Clock: Instantiable, Sendable { public let now = 5; public init() {} }
//: App/Configuration.swift
import Heirloom
#HeirloomConfiguration(additionalImportedModules: ["Foundation"], defaultIsolation: "MainActor")
//: App/Screens.swift
import Core
import Heirloom
@Instantiable
final class Model: Instantiable {
    @Received let clock: Clock
    var presses = 0
}
@Instantiable
struct Screen: Instantiable {
    @Instantiated let model: Model
    @Forwarded let title: String
    func press() -> String {
        model.presses += 1
        return "\(title) \(model.presses) at \(model.clock.now)"
    }
}
@Instantiable
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let screenBuilder: Instantiator<Screen>
}
//: App/main.swift
let screen = App().screenBuilder.instantiate(title: "main")
print(screen.press(), screen.press())
//: prints
// main 1 at 5 main 2 at 5
