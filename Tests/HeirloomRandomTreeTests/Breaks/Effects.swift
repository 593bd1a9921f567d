import HeirloomModel

/// A property has `concurrently`, although building its value does not suspend.
struct StartedForNothing: DrawnBreak {
    var isOfConcurrency: Bool { true }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let steps = tree.steps { _, property in property.eagerProduct != nil && !property.isConcurrent }
        guard let step = random.one(ofAny: steps) else { return nil }
        tree[step].isConcurrent = true
        if tree.isStartedEarly(tree[step]) { return nil }
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.startedForNothing.filter { !model.isSuspect(model.property(at: $0).eagerProduct ?? 0) }
            .map { TreeFault(.needlessConcurrency, at: model.mark(at: $0)) }
    }
}

/// The product of an instantiator can throw.
struct ProductMadeThrowing: DrawnBreak {
    var isOfEffects: Bool { true }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopesBelowRoot.filter(tree.hasSoundInitializer)
        guard let scope = random.one(ofAny: scopes) else { return nil }
        tree.scopes[scope].effects.errors = [.anything]
        guard !TreeModel(tree).effectfulBuilders.isEmpty else { return nil }
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.effectfulBuilders.map { TreeFault(.effectfulBuilder, at: $0) }
    }
}
