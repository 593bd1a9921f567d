/// What is expected of the flags that are not known to be set, where everything that a manifest sets is known.
///
/// It is no more than likely: a build may still set a flag by hand, as with `-Xswiftc -D`.
package struct ExpectedFlags: Hashable, Sendable {
    package enum Configuration: String, Hashable, Sendable, CaseIterable {
        case debug, release
    }

    /// `nil` where it is not known.
    package var configuration: Configuration?

    package init(configuration: Configuration? = nil) { self.configuration = configuration }

    /// Whether a test is expected to succeed, `nil` where either may be.
    package func answer(_ test: ConditionTest) -> Bool? {
        // `$Feature` asks the compiler.
        guard test.argument == nil, !test.name.hasPrefix("$") else { return nil }
        switch test.name {
        case "SWIFT_PACKAGE": return true
        case "DEBUG": return configuration.map { $0 == .debug }
        // Set by build systems, and no plugin is told.
        case "Xcode", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE", "SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE":
            return nil
        case _: return false
        }
    }
}
