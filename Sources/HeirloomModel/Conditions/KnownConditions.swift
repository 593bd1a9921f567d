/// The conditions of a module that are known before it is compiled.
package struct KnownConditions: Equatable, Sendable {
    /// The flags that are set, as with `-D`. Other flags may be set as well.
    package var flags: Set<String>

    package init(flags: Set<String> = []) { self.flags = flags }

    /// Returns whether a test succeeds, or `nil` if only the compiler knows.
    package func answer(_ test: ConditionTest) -> Bool? {
        guard let argument = test.argument else { return flags.contains(test.name) ? true : nil }
        guard argument.hasPrefix(">="), let version = CompilerVersion(argument.dropFirst(2)) else {
            return nil
        }
        switch test.name {
        case "compiler":
            if version <= .atLeast { return true }
            return version >= .below ? false : nil
        case "swift":
            // `swift` tests the language mode. The oldest that Heirloom supports is 5, which compilers since 6 report
            // as 5.10.
            if version <= CompilerVersion([5, 10]) { return true }
            return version >= .below ? false : nil
        case _:
            return nil
        }
    }
}

/// A compiler version: `6.3`.
struct CompilerVersion: Comparable {
    /// Without zeros at the end.
    private let parts: [Int]

    init(_ parts: [Int]) { self.parts = parts.reversed().drop { $0 == 0 }.reversed() }

    init?(_ text: Substring) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let parts = numbers.compactMap(\.self)
        guard parts.count == numbers.count else { return nil }
        self.init(parts)
    }

    static func < (left: CompilerVersion, right: CompilerVersion) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }

    // The compiler that builds the generator also compiles the generated code. Its version is not available, only
    // whether it is at least a given one.
    #if compiler(>=7.0)
    static let atLeast = CompilerVersion([7])
    static let below = CompilerVersion([.max])
    #elseif compiler(>=6.4)
    static let atLeast = CompilerVersion([6, 4])
    static let below = CompilerVersion([.max])
    #elseif compiler(>=6.3)
    static let atLeast = CompilerVersion([6, 3])
    static let below = CompilerVersion([6, 4])
    #elseif compiler(>=6.2)
    static let atLeast = CompilerVersion([6, 2])
    static let below = CompilerVersion([6, 3])
    #elseif compiler(>=6.1)
    static let atLeast = CompilerVersion([6, 1])
    static let below = CompilerVersion([6, 2])
    #else
    static let atLeast = CompilerVersion([6])
    static let below = CompilerVersion([6, 1])
    #endif
}

/// The expected answers for flags that are not known to be set, if everything that the manifest sets is known.
///
/// They are only likely: a build may still set a flag by hand, as with `-Xswiftc -D`.
package struct ExpectedFlags: Equatable, Sendable {
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
