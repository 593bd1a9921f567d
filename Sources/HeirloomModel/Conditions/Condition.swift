/// A condition of `#if`, as a formula over what only the compiler knows: `os(iOS) && !(DEBUG || FLAG)`.
///
/// A condition is true, false or unknown. Reading settles what is known of a module (``KnownConditions``): what
/// stands under a false condition is not there, and what stands under a true one is plain. Every declaration
/// carries what is left as its *path condition*: its own clause's and those around it, and none of the clauses
/// before it. Two declarations of one name under conditions that exclude each other are alternatives.
///
/// What is unknown is not carried through the stages, which would have to reckon with it in every step. Instead
/// the unknown tests that meet in one tree are given all the values that they can have together
/// (``ConditionWorlds``). In each such *world* there is no conditional compilation, and the tree is resolved and
/// planned as ever. Only then are the worlds compared, function by function: what is the same in all of them is
/// printed once, and what differs is printed under the condition that tells them apart (``Alternatives``).
package indirect enum Condition: Hashable, Sendable {
    case constant(Bool)
    case test(ConditionTest)
    case not(Condition)
    case all([Condition])
    case any([Condition])
}

/// Something that the compiler is asked: `DEBUG`, `os(iOS)`, `swift(>=6.0)`.
package struct ConditionTest: Hashable, Sendable {
    /// The flag, or what stands before the parentheses.
    package var name: String
    /// What stands in the parentheses, `nil` for a flag.
    package var argument: String?
    /// The module in which it was asked, where another module may get another answer; `nil` where all get the same.
    package var module: String?

    package init(name: String, argument: String? = nil, module: String? = nil) {
        self.name = name
        self.argument = argument
        self.module = module
    }

    package var spelling: String { argument.map { "\(name)(\($0))" } ?? name }
}

extension ConditionTest: SummaryPart {
    package static var blank: Self { Self(name: "") }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
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

    /// The condition negated, with negations only before tests: `!A || B` for `A && !B`.
    package var opposite: Condition {
        switch self {
        case .constant, .test, .not: negated
        case .all(let conditions): .any(of: conditions.map(\.opposite))
        case .any(let conditions): .all(of: conditions.map(\.opposite))
        }
    }

    /// `A && B`, without what says nothing.
    package static func all(of conditions: [Condition]) -> Condition {
        combine(conditions, neutral: true, wrap: Condition.all) { condition in
            guard case .all(let inner) = condition else { return [condition] }
            return inner
        }
    }

    /// `A || B`, without what says nothing.
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

    /// Whether it is no combination.
    private var isSimple: Bool {
        switch self {
        case .constant, .test, .not: true
        case .all, .any: false
        }
    }

    /// What is left of the condition once some of its tests are answered.
    package func evaluated(_ answer: (ConditionTest) -> Bool?) -> Condition {
        switch self {
        case .constant: self
        case .test(let test): answer(test).map(Condition.constant) ?? self
        case .not(let condition): condition.evaluated(answer).negated
        case .all(let conditions): .all(of: conditions.map { $0.evaluated(answer) })
        case .any(let conditions): .any(of: conditions.map { $0.evaluated(answer) })
        }
    }

    /// The condition with other tests for its own.
    package func mapTests(_ transform: (ConditionTest) -> ConditionTest) -> Condition {
        switch self {
        case .constant: self
        case .test(let test): .test(transform(test))
        case .not(let condition): .not(condition.mapTests(transform))
        case .all(let conditions): .all(conditions.map { $0.mapTests(transform) })
        case .any(let conditions): .any(conditions.map { $0.mapTests(transform) })
        }
    }

    /// What it asks, each once, in order.
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

    /// The condition as the shortest one that means the same, where its tests are few enough to try them all.
    package var reduced: Condition {
        guard let worlds = ConditionWorlds(tests) else { return self }
        let holding = worlds.indices.filter { worlds.evaluate(self, in: $0) == .constant(true) }
        return worlds.condition(of: Set(holding), among: Set(worlds.indices))
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
    /// The compiler warns of `os(iOS) && arch(x86_64)`, which it takes for a test for the simulator.
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

extension Condition: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(spelling)
    }
}

extension ConditionTest {
    /// Whether it holds for a system that has a simulator.
    fileprivate var isOfSimulators: Bool {
        name == "os" && argument.map { ["iOS", "tvOS", "visionOS", "watchOS"].contains($0) } ?? false
    }
}
