import HeirloomModel

/// The words that summaries depend on. They determine which parts of a text are read.
///
/// A class, because every parser refers to it.
package final class SoughtWords: Sendable {
    /// The names of which one must occur outside of bodies for a text to be worth reading in full.
    let names: [StaticString]
    /// A bit for the length of each name, because nearly every word of a text has another length.
    let lengths: UInt64
    /// The names of functions that are read in every type and extension.
    let functionNames: [StaticString]
    /// A bit for the length of each of them.
    let functionLengths: UInt64
    /// The name of properties that are read even if only names are wanted.
    let propertyAmongNames: StaticString?
    /// The name of functions that are read even if only names are wanted.
    private let functionAmongNames: String?
    /// The prefix of names that may clash with those of generated functions; `nil` if none are generated.
    private let functionPrefix: String?
    /// The first byte of the prefix, with which hardly any name starts.
    let functionInitial: UInt8?
    /// Returns whether all functions of a type or an extension with these attributes are read.
    let readsAllFunctions: @Sendable (_ attributes: [AttributeUse], _ isExtension: Bool) -> Bool

    /// Creates sought words. No name may be longer than 63 bytes.
    package init(
        names: [StaticString],
        functionNames: [StaticString],
        propertyAmongNames: StaticString? = nil,
        functionAmongNames: String? = nil,
        functionPrefix: String?,
        readsAllFunctions: @escaping @Sendable (_ attributes: [AttributeUse], _ isExtension: Bool) -> Bool
    ) {
        self.names = names
        lengths = names.reduce(0) { $0 | 1 << UInt64($1.utf8CodeUnitCount) }
        self.functionNames = functionNames
        functionLengths = functionNames.reduce(0) { $0 | 1 << UInt64($1.utf8CodeUnitCount) }
        self.propertyAmongNames = propertyAmongNames
        self.functionAmongNames = functionAmongNames
        self.functionPrefix = functionPrefix
        functionInitial = functionPrefix?.utf8.first
        self.readsAllFunctions = readsAllFunctions
    }

    /// No words.
    package static let none = SoughtWords(
        names: [],
        functionNames: [],
        functionPrefix: nil,
        readsAllFunctions: { _, _ in false }
    )

    /// Whether a function with this name is kept even if only names are wanted.
    func isKeptAmongNames(_ name: String) -> Bool { name == functionAmongNames || mayMeetGenerated(name) }

    /// Whether a property or function with this name may hide a type or clash with a generated function. If only names
    /// are wanted, hardly any others are kept.
    package func mayMeetGenerated(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        if first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") {
            guard let functionPrefix else { return false }
            return first == functionInitial && name.hasPrefix(functionPrefix)
        }
        return name.first?.isUppercase == true
    }
}

/// The results that a condition may have by the compiler's version alone, as far as that is known here.
///
/// The compiler skips a clause without reading it if tests of its version make the condition false, regardless of other
/// tests, or make an earlier condition true. Such a clause may contain code that only another compiler can read. Other
/// tests, such as `os(…)` and flags, have no such effect.
struct VersionVerdict {
    let mayHold: Bool
    let mayFail: Bool

    private init(mayHold: Bool, mayFail: Bool) {
        self.mayHold = mayHold
        self.mayFail = mayFail
    }

    init(_ condition: Condition) {
        switch condition {
        case .constant:
            self.init(mayHold: false, mayFail: false)
        case .test(let test):
            guard test.argument != nil, Self.tests.contains(test.name) else {
                self.init(mayHold: false, mayFail: false)
                return
            }
            let answer = KnownConditions().answer(test)
            self.init(mayHold: answer != false, mayFail: answer != true)
        case .not(let condition):
            let verdict = VersionVerdict(condition)
            self.init(mayHold: verdict.mayFail, mayFail: verdict.mayHold)
        case .all(let conditions):
            let verdicts = conditions.map { VersionVerdict($0) }
            self.init(mayHold: verdicts.allSatisfy(\.mayHold), mayFail: verdicts.contains(where: \.mayFail))
        case .any(let conditions):
            let verdicts = conditions.map { VersionVerdict($0) }
            self.init(mayHold: verdicts.contains(where: \.mayHold), mayFail: verdicts.allSatisfy(\.mayFail))
        }
    }

    private static let tests: Set<String> = ["compiler", "swift", "_compiler_version"]
}

/// The clauses of an `#if` in their order.
struct ClauseSequence {
    /// Whether the compiler's version may select one of the clauses so far.
    private var mayBeDecided = false

    /// Returns whether the compiler may skip the next clause without reading it. `#else` has no condition.
    mutating func maySkipNext(_ condition: Condition?) -> Bool {
        guard let condition else { return mayBeDecided }
        let verdict = VersionVerdict(condition)
        let maySkip = mayBeDecided || verdict.mayFail
        mayBeDecided = mayBeDecided || verdict.mayHold
        return maySkip
    }
}
