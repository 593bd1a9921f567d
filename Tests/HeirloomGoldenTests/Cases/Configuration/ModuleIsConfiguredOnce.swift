// `#HeirloomConfiguration` is declared at file scope, at most once per module.

//: App/App.swift
import Heirloom

#HeirloomConfiguration(additionalImportedModules: ["Foundation"])

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct AlarmApp: Instantiable {
    @Instantiated let clock: Clock
}

//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

//: diagnostics
// App/Configuration.swift:3:1: error: module 'App' is configured twice [invalid-configuration]
// App/App.swift:3:1: note: the other '#HeirloomConfiguration' is here; merge the two into one
