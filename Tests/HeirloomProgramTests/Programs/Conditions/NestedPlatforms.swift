// Nested platforms: an iOS app may run on a Mac, and a simulator is a separate iOS platform.
//: App/Input.swift
import Heirloom

protocol Input { var name: String { get } }

#if os(iOS) || os(tvOS)
    #if targetEnvironment(macCatalyst)
    @Instantiable(fulfillingAdditionalTypes: [Input.self])
    final class Pointer: Instantiable, Input { let name = "pointer" }
    #elseif os(iOS)
        #if targetEnvironment(simulator)
        @Instantiable(fulfillingAdditionalTypes: [Input.self])
        final class SimulatedTouch: Instantiable, Input {
            @Received let settings: Settings
            let name = "simulated"
        }
        #else
        @Instantiable(fulfillingAdditionalTypes: [Input.self])
        final class Touch: Instantiable, Input { let name = "touch" }
        #endif
    #endif
#elseif os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Input.self])
final class Keyboard: Instantiable, Input {
    @Received let settings: Settings
    var name: String { "keyboard \(settings.layout)" }
}
#endif

@Instantiable
final class Settings: Instantiable { let layout = "neo" }
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let settings: Settings
    @Instantiated let input: any Input
}

print(App().input.name)
//: prints
// keyboard neo
