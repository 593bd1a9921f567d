// A module has one configuration under each condition.

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
// App/Debug.swift:4:1: error: module 'App' is configured twice [invalid-configuration]
// App/App.swift:4:1: note: the other '#HeirloomConfiguration' is here; merge the two into one
