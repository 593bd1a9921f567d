// A misspelled default isolation is reported, not ignored.
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(
    additionalImportedModules: ["Foundation"],
    defaultIsolation: 1️⃣"MainActer"
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
