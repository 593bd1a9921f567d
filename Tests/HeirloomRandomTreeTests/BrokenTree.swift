/// A valid tree with one to five mistakes, and the diagnostics expected for each.
struct BrokenTree {
    struct Made {
        let kind: String
        let mistake: any TreeBreak
        /// The expected diagnostics; none if another mistake hides this one.
        var faults: [TreeFault] = []
    }

    static let mostBreaks = 5
    private static let attempts = 3

    private(set) var tree: RandomTree
    private(set) var breaks: [Made] = []

    /// Creates the broken tree of a seed. The kind of the first mistake cycles with the seed.
    init(seed: Int, kinds: [BreakKind] = BreakKind.all, mostBreaks: Int = Self.mostBreaks) {
        self.init(TreeGrowth.tree(seed: seed, isSpecialized: false), kinds: kinds, mostBreaks: mostBreaks)
    }

    /// - Parameter valid: The tree to break. Its seed determines the mistakes.
    init(_ valid: RandomTree, kinds: [BreakKind], mostBreaks: Int) {
        let seed = valid.seed
        tree = valid.withoutLocals
        var random = SeededRandom(seed: seed)
        apply(kinds[seed % kinds.count], &random)
        for _ in 1..<random.number(in: 1...Self.mostBreaks) + 1 where breaks.count < mostBreaks {
            apply(random.one(of: kinds), &random)
        }
        let model = TreeModel(tree)
        for index in breaks.indices { breaks[index].faults = breaks[index].mistake.faults(in: model) }
    }

    /// All expected diagnostics.
    var faults: Set<TreeFault> { Set(breaks.flatMap(\.faults)) }

    private mutating func apply(_ kind: BreakKind, _ random: inout SeededRandom) {
        for _ in 0..<Self.attempts {
            var broken = tree
            broken.breakCount += 1
            guard let mistake = kind.make(&broken, &random) else { continue }
            let mistakes = breaks.map(\.mistake) + [mistake]
            guard Self.isExplained(broken, by: mistakes) else { continue }
            tree = broken
            breaks.append(Made(kind: kind.name, mistake: mistake))
            return
        }
    }

    /// Whether every error that the model finds was made on purpose.
    private static func isExplained(_ tree: RandomTree, by breaks: [any TreeBreak]) -> Bool {
        let model = TreeModel(tree)
        let missing = breaks.reduce(into: Set<RandomTree.Key>()) { $0.formUnion($1.missingKeys) }
        guard model.missingKeys == missing, !model.missing.contains(where: { $0.scope == 0 }) else {
            return false
        }
        guard model.marks(at: model.emptyCollections) == marks(of: breaks.compactMap(\.emptyCollection)),
            model.marks(at: model.builtTwice) == marks(of: breaks.compactMap(\.collectionBuiltTwice))
        else { return false }
        let cycles = breaks.compactMap(\.scopeOfCycle).sorted()
        guard model.cyclesOfNeeds.map(\.scope).sorted() == cycles, Set(cycles).count == cycles.count,
            !model.hasCycleWithinACycle
        else { return false }
        let scopes = breaks.compactMap(\.scopeInEagerCycle)
        let eager = model.eagerCycles
        guard eager.count == scopes.count,
            eager.allSatisfy({ members in scopes.contains(where: members.contains) })
        else { return false }
        guard breaks.contains(where: \.isOfConcurrency) || model.startedForNothing.isEmpty else {
            return false
        }
        guard breaks.contains(where: \.isOfEffects) || model.effectfulBuilders.isEmpty else { return false }
        return breaks.contains(where: \.isOfIsolation)
            || (model.notSendable.isEmpty && model.offMainActor.isEmpty)
    }
}

extension BrokenTree {
    private static func marks(of properties: [(scope: Int, label: String)]) -> [String] {
        properties.map { Mark.property($0.label, in: $0.scope).name }.sorted()
    }
}

extension TreeModel {
    fileprivate func marks(at steps: Set<Step>) -> [String] { steps.map { mark(at: $0).name }.sorted() }
}

extension RandomTree {
    /// The tree without local properties, so that a break may add receivers anywhere.
    var withoutLocals: RandomTree {
        var tree = self
        for scope in tree.scopes.indices {
            for position in tree.scopes[scope].properties.indices {
                tree.scopes[scope].properties[position].isLocal = false
            }
        }
        return tree
    }
}
