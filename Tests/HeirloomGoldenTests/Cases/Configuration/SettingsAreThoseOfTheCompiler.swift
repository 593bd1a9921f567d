// `defaultIsolation` and `languageMode` accept only the compiler's spellings. A misspelled setting is reported.

//: Below/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "UI")

//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "@MainActor", languageMode: "6.0")

//: App/App.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class App: Instantiable {
    @Instantiated let store: Store
}

//: diagnostics
// App/Configuration.swift:3:42: error: '@MainActor' is not a valid value for 'defaultIsolation'; the values are 'MainActor', 'MainActor.self', 'nonisolated' [invalid-configuration]
// App/Configuration.swift:3:70: error: '6.0' is not a valid value for 'languageMode'; the values are '5', '6' [invalid-configuration]
// Below/Configuration.swift:3:42: error: 'UI' is not a valid value for 'defaultIsolation'; the values are 'MainActor', 'MainActor.self', 'nonisolated' [invalid-configuration]
