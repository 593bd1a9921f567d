/// What is known of the conditions in a module before it is compiled.
package struct KnownConditions: Hashable, Sendable {
    /// The flags that are set, as with `-D`. One that is not among them may be set all the same.
    package var flags: Set<String>

    package init(flags: Set<String> = []) { self.flags = flags }

    /// Whether a test succeeds, `nil` where only the compiler knows.
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
            // It asks for the language mode, of which 5 is the oldest that Heirloom knows: from 6 on, compilers call it 5.10.
            if version <= CompilerVersion([5, 10]) { return true }
            return version >= .below ? false : nil
        case _:
            return nil
        }
    }
}

/// `6.3`
private struct CompilerVersion: Comparable {
    private let parts: [Int]

    init(_ parts: [Int]) { self.parts = parts }

    init?(_ text: Substring) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let parts = numbers.compactMap(\.self)
        guard parts.count == numbers.count else { return nil }
        self.parts = parts
    }

    static func < (left: CompilerVersion, right: CompilerVersion) -> Bool {
        for index in 0..<max(left.parts.count, right.parts.count) {
            let pair = (left.part(index), right.part(index))
            if pair.0 != pair.1 { return pair.0 < pair.1 }
        }
        return false
    }

    static func == (left: CompilerVersion, right: CompilerVersion) -> Bool {
        !(left < right) && !(right < left)
    }

    private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }

    // The generator is built by the compiler that also compiles what it generates. That cannot be asked for its
    // version, only whether it has at least a given one.
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
