/// Removes or changes a property that others receive.
private struct LostProvider: Sendable {
    let key: RandomTree.Key

    /// - Parameter change: Returns the changed provider, or `nil` to remove it.
    init?(
        in tree: inout RandomTree,
        _ random: inout SeededRandom,
        change: (RandomTree, RandomTree.Property) -> RandomTree.Property?
    ) {
        let candidates = tree.steps { _, property in property.isProvided && property.product == nil }
        let step = candidates.shuffled(using: &random).first { step in
            var changed = tree
            changed.scopes[step.scope].properties.remove(at: step.property)
            // A root that itself renames a missing dependency is a different fault.
            return TreeModel(changed).missing.contains { $0.key == tree[step].key && $0.scope > 0 }
        }
        guard let step else { return nil }
        key = tree[step].key
        if let changed = change(tree, tree[step]) {
            guard changed != tree[step] else { return nil }
            tree[step] = changed
        } else {
            tree.scopes[step.scope].properties.remove(at: step.property)
        }
    }
}

/// The dependency is not provided anymore.
struct ProviderRemoved: DrawnBreak {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let lost = LostProvider(in: &tree, &random, change: { _, _ in nil }) else { return nil }
        missingKeys = [lost.key]
    }
}

/// The dependency is provided under another label.
struct ProviderRelabeled: DrawnBreak {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let lost = LostProvider(in: &tree, &random) { tree, property in
            var property = property
            property.key.label = tree.newLabel("other")
            return property
        }
        guard let lost else { return nil }
        missingKeys = [lost.key]
    }
}

/// The dependency is provided as another type.
struct ProviderRetyped: DrawnBreak {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let lost = LostProvider(in: &tree, &random) { tree, property in
            var property = property
            guard case .instantiated = property.role else { return property }
            switch property.key.value {
            case .service: property.key.value = .contract(0)
            case .contract:
                property.key.value = .service(0)
                property.role = .instantiated(by: nil)
            case .scope, .optional, .builder, .collection, .other: break
            }
            return property
        }
        guard let lost else { return nil }
        missingKeys = [lost.key]
    }
}

/// The dependency is provided as an optional, which is another type.
struct ProviderMadeOptional: DrawnBreak {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let lost = LostProvider(in: &tree, &random) { _, property in
            var property = property
            // Nothing builds an optional of an optional.
            if case .optional = property.key.value { return property }
            switch property.role {
            case .instantiated, .forwarded: property.key.value = .optional(property.key.value)
            case .received, .receivedIfAvailable, .renamed: break
            }
            return property
        }
        guard let lost else { return nil }
        missingKeys = [lost.key]
    }
}

/// The dependency is provided by a scope that is not on the path.
struct ProviderMovedAside: DrawnBreak {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let lost = LostProvider(in: &tree, &random, change: { _, _ in nil }),
            let parent = random.one(ofAny: tree.scopesBelowRoot.filter(tree.isOpen))
        else { return nil }
        let aside = tree.addScope()
        tree.add(tree.newLabel("aside"), .builder(.plain, aside), .instantiated(by: nil), to: parent)
        tree.add(lost.key.label, lost.key.value, .forwarded, to: aside)
        missingKeys = [lost.key]
    }
}

extension TreeBreak where Self: MissingDependency {
    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.isInsisting else { return [] }
        return missingKeys.flatMap { TreeFault.shared(.missingDependency, by: model.receivers(of: $0)) }
    }
}

/// A break after which a dependency is not provided.
protocol MissingDependency {}

extension ProviderRemoved: MissingDependency {}
extension ProviderRelabeled: MissingDependency {}
extension ProviderRetyped: MissingDependency {}
extension ProviderMadeOptional: MissingDependency {}
extension ProviderMovedAside: MissingDependency {}
