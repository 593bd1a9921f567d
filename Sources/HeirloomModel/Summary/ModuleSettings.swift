/// The language mode in which a module is compiled, as far as it decides what the compiler demands of concurrency.
package enum LanguageMode: Hashable, Sendable {
    /// Swift 5 and before.
    case five
    case six

    /// `nil` for what is none.
    package init?(_ text: String) {
        switch text {
        case "4", "4.2", "5": self = .five
        case "6": self = .six
        case _: return nil
        }
    }
}

extension ConfigurationDeclaration {
    /// What may be said of the default isolation.
    package static let defaultIsolations = ["MainActor", "MainActor.self", "nonisolated"]
    /// What may be said of the language mode.
    package static let languageModes = ["5", "6"]

    package var isMainActorByDefault: Bool {
        defaultIsolation == "MainActor" || defaultIsolation == "MainActor.self"
    }
}
