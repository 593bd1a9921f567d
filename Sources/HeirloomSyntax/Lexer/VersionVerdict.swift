import HeirloomModel

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
