import HeirloomModel

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
    private let worlds: ConditionWorlds
    /// The index of the alternative in each build configuration; `nil` if the attribute is inactive.
    private let alternativeOfWorld: [Int?]

    package init(_ declaration: TypeDeclaration, enclosing: [EnclosingDeclaration]) {
        guard declaration.attributes.hasHeirloom("Instantiable") else {
            all = []
            worlds = ConditionWorlds()
            alternativeOfWorld = [0]
            return
        }
        // If there are too many conditions, all members count as those of one type, and a rule reports it.
        let worlds = ConditionWorlds(declaration.testsThatMatter) ?? ConditionWorlds()
        self.worlds = worlds
        guard !worlds.tests.isEmpty else {
            let type = InstantiableType(declaration, enclosing: enclosing)
            all = type.map { [Alternative(condition: nil, type: $0)] } ?? []
            alternativeOfWorld = [0]
            return
        }
        var found: [(type: InstantiableType, worlds: Set<Int>)] = []
        var places: [TypeDeclaration: Int] = [:]
        var alternativeOfWorld: [Int?] = []
        for world in worlds.indices {
            var settled = declaration
            settled.attributes = declaration.attributes.settled { worlds.answer($0, in: world) }
            settled.members = declaration.members.settled(in: world, of: worlds)
            if let place = places[settled] {
                found[place].worlds.insert(world)
                alternativeOfWorld.append(place)
            } else if let type = InstantiableType(settled, enclosing: enclosing) {
                places[settled] = found.count
                alternativeOfWorld.append(found.count)
                found.append((type, [world]))
            } else {
                alternativeOfWorld.append(nil)
            }
        }
        self.alternativeOfWorld = alternativeOfWorld
        let universe = Set(worlds.indices)
        all = found.map { type, ofType in
            let condition = worlds.condition(of: ofType, among: universe)
            return Alternative(condition: condition == .constant(true) ? nil : condition, type: type)
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
        let universe = worlds.indices.filter { alternativeOfWorld[$0] != nil }
        let holding = universe.filter { alternativeOfWorld[$0].map(wanted.contains) ?? false }
        let condition = worlds.condition(of: Set(holding), among: Set(universe))
        return condition == .constant(true) ? nil : condition
    }

    /// A value that depends on the type, under the conditions that determine it.
    package func differing<Value: Hashable & Sendable>(
        by value: (InstantiableType) -> Value?
    ) -> Alternatives<Value> {
        let values = all.map { value($0.type) }
        return Alternatives(among: Set(worlds.indices), of: worlds) { world in
            all.isEmpty ? nil : alternativeOfWorld[world].flatMap { values[$0] }
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
    fileprivate func settled(in world: Int, of worlds: ConditionWorlds) -> [Declaration] {
        flatMap { member -> [Declaration] in
            guard case .conditional(let conditional) = member else {
                return [member.settlingAttributes { worlds.answer($0, in: world) }]
            }
            guard conditional.holdsWhatMatters else { return [member] }
            return conditional.conditionedClauses.flatMap { clause in
                worlds.evaluate(clause.condition, in: world) == .constant(true)
                    ? clause.declarations.settled(in: world, of: worlds) : []
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
