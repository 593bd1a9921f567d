/// A received property has a misspelled label.
struct ReceiverMisspelt: DrawnBreak, MissingDependency {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let step = random.one(ofAny: tree.steps { _, property in property.role == .received }) else {
            return nil
        }
        tree[step].key.label += "s"
        guard tree.scopes[step.scope].properties.count(where: { $0.key.label == tree[step].key.label }) == 1
        else { return nil }
        missingKeys = [tree[step].key]
    }
}

/// A received property has the optional of the provided type.
struct ReceiverMadeOptional: DrawnBreak, MissingDependency {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { scope, property in
            if case .optional = property.key.value { return false }
            return property.role == .received
        }
        guard let step = random.one(ofAny: candidates) else { return nil }
        tree[step].key.value = .optional(tree[step].key.value)
        missingKeys = [tree[step].key]
    }
}

/// A received property has never been provided.
struct ReceiverOfNothing: DrawnBreak, MissingDependency {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.scopesBelowRoot) else { return nil }
        let value: RandomTree.Value = random.chance(50) ? .service(0) : .other("Int")
        let label = tree.newLabel("lost")
        tree.add(label, value, .received, to: scope)
        missingKeys = [RandomTree.Key(label: label, value: value)]
    }
}

/// A property renames a dependency that does not exist.
struct RenameOfNothing: DrawnBreak, MissingDependency {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.scopesBelowRoot.filter(tree.isOpen)) else { return nil }
        let source = RandomTree.Key(label: tree.newLabel("source"), value: .contract(1))
        tree.add(
            tree.newLabel("renamed"),
            .contract(1),
            .renamed(source: source, isOnlyIfAvailable: false),
            to: scope
        )
        missingKeys = [source]
    }
}

/// A type built eagerly for a property receives that same property, and nothing above provides it.
struct DecoratorOfNothing: DrawnBreak, MissingDependency {
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { scope, property in
            guard let product = property.eagerProduct, product != scope else { return false }
            return tree.isFree(property.key.label, in: product) && tree.scopes[product].isSendable
                && tree.scopes[product].isClass
        }
        guard let step = random.one(ofAny: candidates), let product = tree[step].product else { return nil }
        tree.add(tree[step].key.label, tree[step].key.value, .received, to: product)
        missingKeys = [tree[step].key]
    }
}
