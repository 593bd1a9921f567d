/// A tree that has lost a provider, and the properties that miss it.
struct BrokenTree {
    /// So many properties a message names: the one that it is about, and five others that lack the same.
    private static let mostNamed = 6

    let tree: RandomTree
    /// By the model; at least one.
    let missing: Set<TreeModel.Need>

    /// Takes a provider away, or nothing where the model misses none.
    init?(_ tree: RandomTree, _ random: inout SeededRandom) {
        var candidates: [BrokenTree] = []
        for (index, scope) in tree.scopes.enumerated() {
            for (position, property) in scope.properties.enumerated()
            where property.product == nil && property.isProvided {
                var broken = tree
                broken.scopes[index].properties.remove(at: position)
                let missing = TreeModel(broken).missing
                // What a root lacks makes it no root, which is another fault.
                guard !missing.contains(where: { $0.scope == 0 }) else { continue }
                if !missing.isEmpty, missing.count <= Self.mostNamed {
                    candidates.append(BrokenTree(tree: broken, missing: missing))
                }
            }
        }
        guard !candidates.isEmpty else { return nil }
        self = random.one(of: candidates)
    }

    private init(tree: RandomTree, missing: Set<TreeModel.Need>) {
        self.tree = tree
        self.missing = missing
    }
}
