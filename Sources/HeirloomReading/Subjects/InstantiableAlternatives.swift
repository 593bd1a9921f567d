import HeirloomModel
import HeirloomSyntax

/// A type declaration with `@Instantiable`, once for each outcome of the conditions among its members.
///
/// With `#if DEBUG @Received let log: Log #endif` there are two, one with the property and one without it. Only
/// declarations that an initializer depends on make a difference: stored properties and initializers. So does an
/// attribute under `#if`, on one of those or on the type.
package struct InstantiableAlternatives {
    package struct Alternative {
        /// `nil` if there is only one alternative.
        package var condition: Condition?
        package var type: InstantiableType
    }

    /// Empty without the attribute.
    package let all: [Alternative]
    private let configurations: BuildConfigurations
    /// The index of the alternative in each build configuration; `nil` if the attribute is inactive.
    private let alternativeOfConfiguration: [Int?]

    package init(_ declaration: TypeDeclaration, enclosing: [EnclosingDeclaration]) {
        guard declaration.attributes.hasHeirloom("Instantiable") else {
            all = []
            configurations = BuildConfigurations()
            alternativeOfConfiguration = [0]
            return
        }
        // If there are too many conditions, all members count as those of one type, and a rule reports it.
        let configurations = BuildConfigurations(declaration.testsThatMatter) ?? BuildConfigurations()
        self.configurations = configurations
        guard !configurations.tests.isEmpty else {
            let type = InstantiableType(declaration, enclosing: enclosing)
            all = type.map { [Alternative(condition: nil, type: $0)] } ?? []
            alternativeOfConfiguration = [0]
            return
        }
        var found: [(type: InstantiableType, configurations: Set<Int>)] = []
        var alternativeOfConfiguration: [Int?] = []
        for configuration in configurations.indices {
            var settled = declaration
            settled.attributes = declaration.attributes.settled {
                configurations.answer($0, in: configuration)
            }
            settled.members = declaration.members.settled(in: configuration, of: configurations)
            if let place = found.firstIndex(where: { $0.type.declaration == settled }) {
                found[place].configurations.insert(configuration)
                alternativeOfConfiguration.append(place)
            } else if let type = InstantiableType(settled, enclosing: enclosing) {
                alternativeOfConfiguration.append(found.count)
                found.append((type, [configuration]))
            } else {
                alternativeOfConfiguration.append(nil)
            }
        }
        self.alternativeOfConfiguration = alternativeOfConfiguration
        let universe = Set(configurations.indices)
        all = found.map { type, ofType in
            let condition = configurations.condition(of: ofType, among: universe)
            return Alternative(condition: condition.unlessTrue, type: type)
        }
    }

    /// Whether a property of one alternative belongs to every alternative, so that a correction applies to all of them.
    package func isInEvery(_ property: InjectedProperty) -> Bool {
        all.allSatisfy { alternative in
            alternative.type.injected.contains {
                $0.declaration.nameRange == property.declaration.nameRange
            }
        }
    }

    /// The condition that distinguishes some alternatives from the others; `nil` for all of them.
    package func condition(ofAlternatives wanted: Set<Int>) -> Condition? {
        let universe = configurations.indices.filter { alternativeOfConfiguration[$0] != nil }
        let holding = universe.filter { alternativeOfConfiguration[$0].map(wanted.contains) ?? false }
        return configurations.condition(of: Set(holding), among: Set(universe)).unlessTrue
    }

    /// A value that depends on the type, under the conditions that determine it.
    package func differing<Value: Equatable & Sendable>(
        by value: (InstantiableType) -> Value?
    ) -> Alternatives<Value> {
        let values = all.map { value($0.type) }
        return Alternatives(among: Set(configurations.indices), of: configurations) { configuration in
            all.isEmpty ? nil : alternativeOfConfiguration[configuration].flatMap { values[$0] }
        }
    }
}

extension TypeDeclaration {
    /// The tests in the conditions of the type's own attributes and of its members, each once.
    fileprivate var testsThatMatter: [ConditionTest] {
        guard mayHoldConditions else { return [] }
        let tests = attributes.conditions.flatMap(\.tests) + members.testsThatMatter
        guard tests.count > 1 else { return tests }
        var known: Set<ConditionTest> = []
        return tests.filter { known.insert($0).inserted }
    }
}

extension [Declaration] {
    /// The tests in the conditions of members that initializers depend on.
    fileprivate var testsThatMatter: [ConditionTest] {
        var tests: [ConditionTest] = []
        collectTestsThatMatter(into: &tests)
        return tests
    }

    private func collectTestsThatMatter(into tests: inout [ConditionTest]) {
        for member in self where member.matters {
            guard case .conditional(let conditional) = member else {
                for condition in member.attributes.conditions { tests += condition.tests }
                continue
            }
            for clause in conditional.conditionedClauses {
                tests += clause.condition.tests
                clause.declarations.collectTestsThatMatter(into: &tests)
            }
        }
    }

    /// The members that are active in a build configuration. Members that make no difference stay as they are.
    fileprivate func settled(in configuration: Int, of configurations: BuildConfigurations) -> [Declaration] {
        flatMap { member -> [Declaration] in
            guard case .conditional(let conditional) = member else {
                return [member.settlingAttributes { configurations.answer($0, in: configuration) }]
            }
            guard conditional.holdsWhatMatters else { return [member] }
            return conditional.conditionedClauses.flatMap { clause in
                configurations.evaluate(clause.condition, in: configuration) == .constant(true)
                    ? clause.declarations.settled(in: configuration, of: configurations) : []
            }
        }
    }
}

extension ConditionalDeclarations {
    fileprivate var holdsWhatMatters: Bool {
        clauses.contains { clause in clause.declarations.contains(where: \.matters) }
    }
}

extension Declaration {
    /// Whether an initializer may depend on it.
    fileprivate var matters: Bool {
        switch self {
        case .property(let property): property.storage != .computed && !property.isTypeProperty
        case .initializer: true
        case .conditional(let conditional): conditional.holdsWhatMatters
        case .importing, .type, .extending, .alias, .function, .macroUse: false
        }
    }
}
