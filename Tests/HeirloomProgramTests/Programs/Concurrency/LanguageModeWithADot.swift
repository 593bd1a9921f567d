// The language mode must have the compiler's spelling.
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: 1️⃣".v5")
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
