/// The possible combinations of the results of some tests. Impossible ones are excluded: no build is for both iOS and
/// macOS.
package struct BuildConfigurations: Equatable, Sendable {
    /// Limits beyond which neither a reader nor the generator could reasonably distinguish the configurations.
    package static let maximumTests = 10
    package static let maximumCount = 64

    package let tests: [ConditionTest]
    /// The tests that succeed in each configuration, one bit each. The first test changes slowest and succeeds first.
    private let configurations: [UInt64]

    /// Returns `nil` for too many tests or configurations.
    package init?(_ tests: [ConditionTest]) {
        guard tests.count <= Self.maximumTests else { return nil }
        var configurations: [UInt64] = [0]
        for (index, test) in tests.enumerated() {
            configurations = configurations.flatMap { configuration in
                [true, false].compactMap { value -> UInt64? in
                    let isPossible = tests[..<index].enumerated().allSatisfy { other, earlier in
                        Self.canCoincide(earlier, configuration & (1 << UInt64(other)) != 0, test, value)
                    }
                    guard isPossible else { return nil }
                    return value ? configuration | (1 << UInt64(index)) : configuration
                }
            }
            guard configurations.count <= Self.maximumCount else { return nil }
        }
        self.tests = tests
        self.configurations = configurations
    }

    /// Creates the single configuration without tests.
    package init() {
        tests = []
        configurations = [0]
    }

    package var indices: Range<Int> { configurations.indices }

    /// Returns whether a test succeeds in a configuration, or `nil` if it is not among the tests.
    package func answer(_ test: ConditionTest, in configuration: Int) -> Bool? {
        tests.firstIndex(of: test).map { configurations[configuration] & (1 << UInt64($0)) != 0 }
    }

    /// Returns the remaining condition in a configuration.
    package func evaluate(_ condition: Condition, in configuration: Int) -> Condition {
        condition.evaluated { answer($0, in: configuration) }
    }

    private static let platforms: Set<String> = [
        "macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android", "FreeBSD", "OpenBSD",
        "WASI",
    ]

    private static let environments: Set<String> = ["macCatalyst", "simulator"]

    /// Returns whether an environment is possible on a platform: Catalyst implies iOS, and only Apple's mobile
    /// platforms have a simulator.
    private static func mayBe(_ environment: ConditionTest, on platform: ConditionTest, _ value: Bool) -> Bool
    {
        guard environment.name == "targetEnvironment", platform.name == "os",
            let name = platform.argument, platforms.contains(name)
        else { return true }
        switch environment.argument {
        case "macCatalyst": return value == (name == "iOS")
        case "simulator": return !value || ["iOS", "tvOS", "watchOS", "visionOS"].contains(name)
        case _: return true
        }
    }

    private static func canCoincide(
        _ first: ConditionTest,
        _ firstValue: Bool,
        _ second: ConditionTest,
        _ secondValue: Bool
    ) -> Bool {
        if firstValue, !mayBe(first, on: second, secondValue) { return false }
        if secondValue, !mayBe(second, on: first, firstValue) { return false }
        guard first.name == second.name, first.module == second.module, let argument = first.argument,
            let other = second.argument
        else { return true }
        if first.name == "os", platforms.contains(argument), platforms.contains(other) {
            return !(firstValue && secondValue)
        }
        if first.name == "targetEnvironment", environments.isSuperset(of: [argument, other]) {
            return !(firstValue && secondValue)
        }
        guard first.name == "swift" || first.name == "compiler", firstValue != secondValue,
            argument.hasPrefix(">="), other.hasPrefix(">="),
            let version = CompilerVersion(argument.dropFirst(2)),
            let otherVersion = CompilerVersion(other.dropFirst(2))
        else { return true }
        // The later version implies the earlier one.
        return firstValue ? version < otherVersion : otherVersion < version
    }
}

// MARK: - Conditions

extension BuildConfigurations {
    /// Returns a condition that is true in the wanted configurations and false in the rest of the universe. Its value
    /// in other configurations is arbitrary.
    package func condition(of wanted: Set<Int>, among universe: Set<Int>) -> Condition {
        let unwanted = universe.subtracting(wanted)
        if unwanted.isEmpty { return .constant(true) }
        if wanted.isEmpty { return .constant(false) }
        let positive = cover(wanted, avoiding: unwanted)
        let negative = cover(unwanted, avoiding: wanted)
        return cost(negative) < cost(positive) ? condition(negative).opposite : condition(positive)
    }

    /// A conjunction of tests: those in the mask have the values of the bits.
    private struct Product: Hashable {
        var mask: UInt64
        var bits: UInt64

        func matches(_ configuration: UInt64) -> Bool { configuration & mask == bits }
    }

    private func cost(_ products: [Product]) -> Int { products.reduce(0) { $0 + $1.mask.nonzeroBitCount } }

    private func condition(_ products: [Product]) -> Condition {
        .any(
            of: products.map { product in
                .all(
                    of: tests.indices.filter { product.mask & (1 << UInt64($0)) != 0 }.map { index in
                        let test = Condition.test(tests[index])
                        return product.bits & (1 << UInt64(index)) != 0 ? test : test.negated
                    }
                )
            }
        )
    }

    /// Returns the fewest conjunctions that match all wanted configurations and no unwanted ones, as found greedily by
    /// taking the widest first.
    private func cover(_ wanted: Set<Int>, avoiding unwanted: Set<Int>) -> [Product] {
        let ones = wanted.sorted().map { configurations[$0] }
        let others = unwanted.map { configurations[$0] }
        let masks = (0..<(UInt64(1) << UInt64(tests.count))).sorted { left, right in
            (left.nonzeroBitCount, left) < (right.nonzeroBitCount, right)
        }
        var products: [Product] = []
        var known: Set<Product> = []
        for mask in masks {
            for configuration in ones {
                let product = Product(mask: mask, bits: configuration & mask)
                let isImplied = products.contains {
                    $0.mask & mask == $0.mask && product.bits & $0.mask == $0.bits
                }
                guard !isImplied, !others.contains(where: product.matches) else { continue }
                if known.insert(product).inserted { products.append(product) }
            }
        }
        return chosen(from: products, toMatch: ones)
    }

    private func chosen(from products: [Product], toMatch ones: [UInt64]) -> [Product] {
        var open = ones
        var chosen: [Product] = []
        while !open.isEmpty {
            let ranked = products.map { product in (product, open.count { product.matches($0) }) }
            guard let best = ranked.max(by: { Self.isWorse($0, $1) })?.0 else { break }
            chosen.append(best)
            open.removeAll(where: best.matches)
        }
        return chosen
    }

    /// Compares by matched configurations (more are better), then by tests (fewer), then by negations (fewer), then by
    /// the order of the tests.
    private static func isWorse(_ left: (Product, Int), _ right: (Product, Int)) -> Bool {
        func key(_ ranked: (Product, Int)) -> (Int, Int, Int, UInt64) {
            let negations = (ranked.0.mask & ~ranked.0.bits).nonzeroBitCount
            return (ranked.1, -ranked.0.mask.nonzeroBitCount, -negations, .max - ranked.0.mask)
        }
        return key(left) < key(right)
    }
}

/// Values in the clauses of an `#if`, or a single value without a condition.
package struct Alternatives<Value: Equatable & Sendable>: Equatable, Sendable {
    package struct Clause: Equatable, Sendable {
        /// The condition; `nil` for `#else`, and for a value outside of `#if`.
        package let condition: Condition?
        package let value: Value
    }

    package let clauses: [Clause]

    /// Creates a value outside of `#if`.
    package init(_ value: Value) {
        clauses = [Clause(condition: nil, value: value)]
    }

    /// Groups equal values in the configurations of a universe. `value` returns `nil` for a configuration without a
    /// value.
    package init(among universe: Set<Int>, of configurations: BuildConfigurations, _ value: (Int) -> Value?) {
        if universe.count == 1, let only = universe.first {
            clauses = value(only).map { [Clause(condition: nil, value: $0)] } ?? []
            return
        }
        var groups: [(value: Value, configurations: Set<Int>)] = []
        for configuration in universe.sorted() {
            guard let value = value(configuration) else { continue }
            if let place = groups.firstIndex(where: { $0.value == value }) {
                groups[place].configurations.insert(configuration)
            } else {
                groups.append((value, [configuration]))
            }
        }
        var rest = universe
        clauses = groups.map { group in
            let condition = configurations.condition(of: group.configurations, among: rest)
            rest.subtract(group.configurations)
            return Clause(condition: condition.unlessTrue, value: group.value)
        }
    }

    /// Unites equal values under conditions that may hold together.
    package init(united alternatives: [Alternatives]) {
        let all = alternatives.flatMap(\.clauses)
        guard alternatives.count > 1, let first = all.first else {
            clauses = all
            return
        }
        let condition = Condition.any(of: all.map { $0.condition ?? .constant(true) }).reduced.unlessTrue
        clauses = [Clause(condition: condition, value: first.value)]
    }

    /// The directive before each clause, `nil` for a value outside of `#if`, and whether `#endif` follows the last one.
    package var directives: (openings: [String?], hasEnd: Bool) {
        let openings = clauses.enumerated().map { index, clause -> String? in
            guard let condition = clause.condition else { return index == 0 ? nil : "#else" }
            let directive = condition.directive
            return index == 0 ? directive : "#else" + directive.dropFirst()
        }
        return (openings, openings.contains { $0 != nil })
    }
}
