/// The language mode of a module, as far as it determines the compiler's concurrency checks.
package enum LanguageMode: Hashable, Sendable {
    /// Swift 5 and earlier.
    case five
    case six

    /// Returns `nil` for a text that is not a language mode.
    package init?(_ text: String) {
        switch text {
        case "4", "4.2", "5": self = .five
        case "6": self = .six
        case _: return nil
        }
    }
}

extension ConfigurationDeclaration {
    /// The allowed values of the default isolation.
    package static let defaultIsolations = ["MainActor", "MainActor.self", "nonisolated"]
    /// The allowed values of the language mode.
    package static let languageModes = ["5", "6"]

    package var isMainActorByDefault: Bool {
        defaultIsolation == "MainActor" || defaultIsolation == "MainActor.self"
    }
}
