/// A condition of `#if`, as a formula whose tests only the compiler can answer: `os(iOS) && !(DEBUG || FLAG)`.
///
/// A condition is true, false or unknown. The reader resolves the tests that are known for a module
/// (``KnownConditions``): declarations under a false condition are dropped, and those under a true one become
/// unconditional. Every declaration carries the remaining condition as its *path condition*, which combines its own
/// clause with the enclosing ones, but not with the preceding clauses. Two declarations of the same name under mutually
/// exclusive conditions are alternatives.
///
/// Unknown conditions are not passed through the stages, where every step would have to handle them. Instead, the
/// unknown tests of a tree are assigned all possible combinations of values (``BuildConfigurations``). Each combination
/// is a *configuration*, a build configuration without conditional compilation, in which the tree is resolved and
/// planned as usual. Only then are the configurations compared, function by function: code that is the same in all of
/// them is printed once, and code that differs is printed under the conditions that distinguish them
/// (``Alternatives``).
package indirect enum Condition: Hashable, Sendable {
    case constant(Bool)
    case test(ConditionTest)
    case not(Condition)
    case all([Condition])
    case any([Condition])
}

/// A test that the compiler evaluates: `DEBUG`, `os(iOS)`, `swift(>=6.0)`.
package struct ConditionTest: Hashable, Sendable, SummaryPart {
    /// The flag, or the name before the parentheses.
    package var name: String
    /// The text in the parentheses; `nil` for a flag.
    package var argument: String?
    /// The module that contains the test, if the answer may differ between modules; `nil` if it is the same for all.
    package var module: String?

    package init(name: String, argument: String? = nil, module: String? = nil) {
        self.name = name
        self.argument = argument
        self.module = module
    }

    package var spelling: String { argument.map { "\(name)(\($0))" } ?? name }

    package static var blank: Self { Self(name: "") }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&name)
        visitor.visit(&argument)
        visitor.visit(&module)
    }
}

extension Condition {
    /// `!A`
    package var negated: Condition {
        switch self {
        case .constant(let value): .constant(!value)
        case .not(let condition): condition
        case .test, .all, .any: .not(self)
        }
    }

    /// The opposite condition, with negations only before tests: `!A || B` for `A && !B`.
    package var opposite: Condition {
        switch self {
        case .constant, .test, .not: negated
        case .all(let conditions): .any(of: conditions.map(\.opposite))
        case .any(let conditions): .all(of: conditions.map(\.opposite))
        }
    }

    /// `A && B`, without redundant operands.
    package static func all(of conditions: [Condition]) -> Condition {
        combine(conditions, neutral: true, wrap: Condition.all) { condition in
            guard case .all(let inner) = condition else { return [condition] }
            return inner
        }
    }

    /// `A || B`, without redundant operands.
    package static func any(of conditions: [Condition]) -> Condition {
        combine(conditions, neutral: false, wrap: Condition.any) { condition in
            guard case .any(let inner) = condition else { return [condition] }
            return inner
        }
    }

    private static func combine(
        _ conditions: [Condition],
        neutral: Bool,
        wrap: ([Condition]) -> Condition,
        flatten: (Condition) -> [Condition]
    ) -> Condition {
        if conditions.count == 1, conditions[0].isSimple { return conditions[0] }
        var known: Set<Condition> = []
        var kept: [Condition] = []
        for condition in conditions.flatMap(flatten) where condition != .constant(neutral) {
            if condition == .constant(!neutral) || known.contains(condition.negated) {
                return .constant(!neutral)
            }
            if known.insert(condition).inserted { kept.append(condition) }
        }
        return kept.count > 1 ? wrap(kept) : kept.first ?? .constant(neutral)
    }

    /// Whether the condition does not combine others.
    private var isSimple: Bool {
        switch self {
        case .constant, .test, .not: true
        case .all, .any: false
        }
    }

    /// Returns the remaining condition after some of its tests have been answered.
    package func evaluated(_ answer: (ConditionTest) -> Bool?) -> Condition {
        switch self {
        case .constant: self
        case .test(let test): answer(test).map(Condition.constant) ?? self
        case .not(let condition): condition.evaluated(answer).negated
        case .all(let conditions): .all(of: conditions.map { $0.evaluated(answer) })
        case .any(let conditions): .any(of: conditions.map { $0.evaluated(answer) })
        }
    }

    /// Returns the condition with each test replaced.
    package func mapTests(_ transform: (ConditionTest) -> ConditionTest) -> Condition {
        switch self {
        case .constant: self
        case .test(let test): .test(transform(test))
        case .not(let condition): .not(condition.mapTests(transform))
        case .all(let conditions): .all(conditions.map { $0.mapTests(transform) })
        case .any(let conditions): .any(conditions.map { $0.mapTests(transform) })
        }
    }

    /// The tests of the condition, in order and without duplicates.
    package var tests: [ConditionTest] {
        var known: Set<ConditionTest> = []
        var found: [ConditionTest] = []
        collectTests { if known.insert($0).inserted { found.append($0) } }
        return found
    }

    private func collectTests(_ visit: (ConditionTest) -> Void) {
        switch self {
        case .constant: break
        case .test(let test): visit(test)
        case .not(let condition): condition.collectTests(visit)
        case .all(let conditions), .any(let conditions):
            for condition in conditions { condition.collectTests(visit) }
        }
    }

    /// `nil` if the condition is always true.
    package var unlessTrue: Condition? { self == .constant(true) ? nil : self }

    /// The shortest equivalent condition, if there are few enough tests to try all combinations.
    package var reduced: Condition {
        guard let configurations = BuildConfigurations(tests) else { return self }
        let holding = configurations.indices.filter {
            configurations.evaluate(self, in: $0) == .constant(true)
        }
        return configurations.condition(of: Set(holding), among: Set(configurations.indices))
    }
}

extension Condition {
    /// `A && (B || C)`
    package var spelling: String {
        switch self {
        case .constant(let value): value ? "true" : "false"
        case .test(let test): test.spelling
        case .not(let condition): "!" + condition.spellingOfOperand
        case .all(let conditions):
            conditions.map { condition in
                if case .any = condition { return "(\(condition.spelling))" }
                return condition.spelling
            }.joined(separator: " && ")
        case .any(let conditions): conditions.map(\.spelling).joined(separator: " || ")
        }
    }

    private var spellingOfOperand: String {
        switch self {
        case .constant, .test: spelling
        case .not, .all, .any: "(\(spelling))"
        }
    }

    /// `#if FLAG && os(iOS)`
    ///
    /// The compiler warns about `os(iOS) && arch(x86_64)`, which it mistakes for a test for the simulator.
    package var directive: String {
        let tests = tests
        let isMisread = tests.contains { $0.name == "arch" } && tests.contains(where: \.isOfSimulators)
        return "#if " + (isMisread ? hidingSimulators : self).spelling
    }

    private var hidingSimulators: Condition {
        switch self {
        case .test(let test) where test.isOfSimulators: .not(.not(self))
        case .constant, .test, .not: self
        case .all(let conditions): .all(conditions.map(\.hidingSimulators))
        case .any(let conditions): .any(conditions.map(\.hidingSimulators))
        }
    }
}

extension ConditionTest {
    /// Whether the test succeeds on a platform that has a simulator.
    fileprivate var isOfSimulators: Bool {
        name == "os" && argument.map { ["iOS", "tvOS", "visionOS", "watchOS"].contains($0) } ?? false
    }
}
