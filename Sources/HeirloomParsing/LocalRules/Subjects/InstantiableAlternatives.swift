import HeirloomModel

/// A type declaration with `@Instantiable`, in every way in which the conditions among its members may turn out.
///
/// With `#if DEBUG @Received let log: Log #endif` there are two, one with the property and one without it. Only
/// what an initializer depends on makes a difference: stored properties, and initializers.
package struct InstantiableAlternatives: Hashable, Sendable {
    package struct Alternative: Hashable, Sendable {
        /// `nil` where there is no other.
        package var condition: Condition?
        package var type: InstantiableType
    }

    /// None without the attribute.
    package let all: [Alternative]
    private let worlds: ConditionWorlds
    /// By world, the index of the alternative.
    private let alternativeOfWorld: [Int]

    package init(_ declaration: TypeDeclaration, enclosing: [EnclosingDeclaration]) {
        guard declaration.attributes.heirloom("Instantiable") != nil else {
            all = []
            worlds = ConditionWorlds()
            alternativeOfWorld = [0]
            return
        }
        // Where there are too many, all members are taken for those of one type, and a rule says so.
        let worlds = ConditionWorlds(declaration.members.testsThatMatter) ?? ConditionWorlds()
        self.worlds = worlds
        guard !worlds.tests.isEmpty else {
            let type = InstantiableType(declaration, enclosing: enclosing)
            all = type.map { [Alternative(condition: nil, type: $0)] } ?? []
            alternativeOfWorld = [0]
            return
        }
        var found: [(type: InstantiableType, worlds: Set<Int>)] = []
        var places: [[Declaration]: Int] = [:]
        var alternativeOfWorld: [Int] = []
        for world in worlds.indices {
            var settled = declaration
            settled.members = declaration.members.settled(in: world, of: worlds)
            if let place = places[settled.members] {
                found[place].worlds.insert(world)
                alternativeOfWorld.append(place)
            } else if let type = InstantiableType(settled, enclosing: enclosing) {
                places[settled.members] = found.count
                alternativeOfWorld.append(found.count)
                found.append((type, [world]))
            }
        }
        self.alternativeOfWorld = alternativeOfWorld
        let universe = Set(worlds.indices)
        all = found.map { type, ofType in
            let condition = worlds.condition(of: ofType, among: universe)
            return Alternative(condition: condition == .constant(true) ? nil : condition, type: type)
        }
    }

    /// Something about the type, under the conditions that it depends on.
    package func differing<Value: Hashable & Sendable>(
        by value: (InstantiableType) -> Value?
    ) -> Alternatives<Value> {
        let values = all.map { value($0.type) }
        return Alternatives(among: Set(worlds.indices), of: worlds) { world in
            all.isEmpty ? nil : values[alternativeOfWorld[world]]
        }
    }
}

extension [Declaration] {
    /// What the conditions ask under which something stands that initializers depend on, each once.
    fileprivate var testsThatMatter: [ConditionTest] {
        var tests: [ConditionTest] = []
        collectTestsThatMatter(into: &tests)
        var known: Set<ConditionTest> = []
        return tests.filter { known.insert($0).inserted }
    }

    private func collectTestsThatMatter(into tests: inout [ConditionTest]) {
        for member in self {
            guard case .conditional(let conditional) = member, conditional.holdsWhatMatters else { continue }
            for clause in conditional.conditionedClauses {
                tests += clause.condition.tests
                clause.declarations.collectTestsThatMatter(into: &tests)
            }
        }
    }

    /// The members that count in a world. Where that is not known, they are kept as they are.
    fileprivate func settled(in world: Int, of worlds: ConditionWorlds) -> [Declaration] {
        flatMap { member -> [Declaration] in
            guard case .conditional(let conditional) = member, conditional.holdsWhatMatters else {
                return [member]
            }
            return conditional.conditionedClauses.flatMap { clause in
                worlds.settles(clause.condition, in: world) == .constant(true)
                    ? clause.declarations.settled(in: world, of: worlds) : []
            }
        }
    }
}

extension ConditionalDeclarations {
    fileprivate var holdsWhatMatters: Bool {
        clauses.contains { clause in
            clause.declarations.contains { declaration in
                switch declaration {
                case .property(let property): property.storage != .computed && !property.isTypeProperty
                case .initializer: true
                case .conditional(let inner): inner.holdsWhatMatters
                case .importing, .type, .extending, .alias, .function, .macroUse: false
                }
            }
        }
    }
}
