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
// App/Configuration.swift:3:42: error: '@MainActor' is not a valid value for 'defaultIsolation'; did you mean 'MainActor'? [invalid-configuration]
// App/Configuration.swift:3:42: note: fix-it: write 'MainActor': replace '"@MainActor"' with '"MainActor"'
// App/Configuration.swift:3:70: error: '6.0' is not a valid value for 'languageMode'; did you mean '6'? [invalid-configuration]
// App/Configuration.swift:3:70: note: fix-it: write '6': replace '"6.0"' with '"6"'
// Below/Configuration.swift:3:42: error: 'UI' is not a valid value for 'defaultIsolation'; the values are 'MainActor', 'MainActor.self', 'nonisolated' [invalid-configuration]
