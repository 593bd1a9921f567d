// The default isolation is written without the '@' of an attribute.
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(
    additionalImportedModules: ["Foundation"],
    defaultIsolation: 1️⃣"@MainActor"
)
//: App/App.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class App: Instantiable {
    @Instantiated let store: Store
}
//: refused
// 1️⃣ unknown-setting
