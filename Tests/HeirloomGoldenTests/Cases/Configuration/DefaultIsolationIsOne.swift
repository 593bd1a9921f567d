// The default isolation must not depend on a condition. Configurations must not overlap either.

//: App/App.swift
import Heirloom

#if SERVER
#HeirloomConfiguration(defaultIsolation: "nonisolated")
#elseif os(Linux)
#HeirloomConfiguration(defaultIsolation: "MainActor")
#endif

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct AlarmApp: Instantiable {
    @Instantiated let clock: Clock
}

//: App/Debug.swift
import Heirloom

#if DEBUG
#HeirloomConfiguration(additionalImportedModules: ["Foundation"])
#endif

//: diagnostics
// App/App.swift:4:1: error: the default isolation of 'App' depends on 'SERVER', but generated code needs a single one; set the same under every condition [hidden-condition]
// App/Debug.swift:4:1: error: module 'App' is configured twice [invalid-configuration]
// App/App.swift:4:1: note: the other '#HeirloomConfiguration' is here; merge the two into one
