// The default isolation must have the compiler's spelling.
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(
    additionalImportedModules: ["Foundation"],
    defaultIsolation: 1️⃣"mainActor"
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
// 1️⃣ invalid-configuration
