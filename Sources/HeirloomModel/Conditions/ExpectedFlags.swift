/// The expected answers for flags that are not known to be set, if everything that the manifest sets is known.
///
/// They are only likely: a build may still set a flag by hand, as with `-Xswiftc -D`.
package struct ExpectedFlags: Hashable, Sendable {
    package enum Configuration: String, Hashable, Sendable, CaseIterable {
        case debug, release
    }

    /// The build configuration; `nil` if unknown.
    package var configuration: Configuration?

    package init(configuration: Configuration? = nil) { self.configuration = configuration }

    /// Returns whether a test is expected to succeed, or `nil` if either is possible.
    package func answer(_ test: ConditionTest) -> Bool? {
        // `$Feature` is a test for a compiler feature.
        guard test.argument == nil, !test.name.hasPrefix("$") else { return nil }
        switch test.name {
        case "SWIFT_PACKAGE": return true
        case "DEBUG": return configuration.map { $0 == .debug }
        // Build systems set these, and plugins cannot see them.
        case "Xcode", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE", "SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE":
            return nil
        case _: return false
        }
    }
}
