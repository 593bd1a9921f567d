import HeirloomModel

/// What an instantiator builds may fail.
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
