import HeirloomModel

/// A property that is built eagerly has the lifetime `.lazy`.
struct LazyWithoutFunction: DrawnBreak {
    private let kept: KeptProperty

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let kept = KeptProperty(.lazy, in: &tree, &random, as: { .scope($0) }) else { return nil }
        self.kept = kept
    }

    func faults(in model: TreeModel) -> [TreeFault] { [kept.fault(.lifetimeWithoutFunction)] }
}

/// A function that builds a struct has the lifetime `.weak`.
struct WeakStruct: DrawnBreak {
    private let kept: KeptProperty

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let kept = KeptProperty(.weak, in: &tree, &random, as: { .builder(.function, $0) }) else {
            return nil
        }
        self.kept = kept
    }

    func faults(in model: TreeModel) -> [TreeFault] { [kept.fault(.weakValue)] }
}

/// An added property with a lifetime, for a struct.
private struct KeptProperty: Sendable {
    private let scope: Int
    private let label: String

    init?(
        _ lifetime: RandomTree.Property.Lifetime,
        in tree: inout RandomTree,
        _ random: inout SeededRandom,
        as value: (Int) -> RandomTree.Value
    ) {
        guard let scope = random.one(ofAny: tree.reachedScopes.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        label = tree.newLabel("kept")
        tree.add(label, value(tree.addScope(.structure)), .instantiated(by: nil), to: scope)
        tree.scopes[scope].properties[tree.scopes[scope].properties.count - 1].lifetime = lifetime
    }

    /// The error is reported even if no root reaches the property.
    func fault(_ id: DiagnosticID) -> TreeFault { TreeFault(id, at: .property(label, in: scope)) }
}
