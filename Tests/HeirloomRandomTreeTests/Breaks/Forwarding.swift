/// A type with forwarded properties is built eagerly.
struct ForwardingTypeBuiltAtOnce: DrawnBreak {
    private let scope: Int
    private let label: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { _, property in
            guard let product = property.builder?.product, property.wrongArgument == nil else { return false }
            return !tree.scopes[product].forwarded.isEmpty
        }
        guard let step = random.one(ofAny: candidates), let product = tree[step].product else { return nil }
        scope = step.scope
        label = tree[step].key.label
        tree[step].key.value = .scope(product)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard let product = model.product(judgedAt: label, in: scope), !model.isOnEagerCycle(scope, product)
        else { return [] }
        return [TreeFault(.eagerForwarding, at: .property(label, in: scope))]
    }
}

/// An erased builder declares the wrong forwarded properties.
struct WrongTypeForwarded: DrawnBreak {
    private let scope: Int
    private let label: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let received = tree.scopes.flatMap(\.properties).filter { !$0.isProvided }.map(\.key)
        let candidates = tree.steps { _, property in
            property.builder?.kind.isErased == true && !received.contains(property.key)
        }
        guard let step = random.one(ofAny: candidates) else { return nil }
        scope = step.scope
        label = tree[step].key.label
        tree[step].wrongArgument = random.one(of: ["Int", "(Int, Int)", "String?"])
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard let product = model.product(judgedAt: label, in: scope), !model.namesTwoTypes(product) else {
            return []
        }
        return [TreeFault(.mismatchedParameters, at: .property(label, in: scope))]
    }
}

/// A function's parameters differ from the forwarded properties of its product.
struct WrongParameters: DrawnBreak {
    private let scope: Int
    private let label: String
    private let wrongArgument: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let received = tree.scopes.flatMap(\.properties).filter { !$0.isProvided }.map(\.key)
        let candidates = tree.steps { _, property in
            property.builder?.kind.isFunction == true && property.lifetime == nil
                && !received.contains(property.key)
        }
        guard let step = random.one(ofAny: candidates) else { return nil }
        scope = step.scope
        label = tree[step].key.label
        wrongArgument = random.one(of: ["(Int)", "(Int, Int)", "(_ alpha: String?)"])
        tree[step].wrongArgument = wrongArgument
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard let product = model.product(judgedAt: label, in: scope), !model.namesTwoTypes(product),
            !lacksService(product, in: model)
        else { return [] }
        return [TreeFault(.mismatchedParameters, at: .property(label, in: scope))]
    }

    /// Whether the function passes a dependency that nothing builds, which explains the difference.
    private func lacksService(_ product: Int, in model: TreeModel) -> Bool {
        model.tree.scopes[product].properties.contains { property in
            "(_ \(property.key.label): String?)" == wrongArgument && model.fulfillers(of: property) == []
        }
    }
}

/// A public type has a forwarded property of an internal type.
struct NarrowTypeForwarded: DrawnBreak {
    private let scope: Int
    private let label: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        // Not the product of a function, whose type would have to name the internal type too.
        let calls = tree.scopes.flatMap(\.properties).compactMap(\.key.value.builder)
        let named = Set(calls.filter(\.kind.isFunction).map(\.product))
        let scopes = tree.scopes.indices.filter {
            tree.isBelow($0) && !tree.scopes[$0].forwarded.isEmpty && !named.contains($0)
        }
        scope = random.one(ofAny: scopes) ?? tree.addForwardingScope()
        let name = "Narrow\(tree.nextAddition)"
        label = tree.newLabel("narrow")
        tree.add(label, .other(name), .forwarded, to: scope)
        tree.additions.append(
            RandomTree.Addition(
                module: RandomTree.moduleBelow,
                file: RandomTree.typesFile,
                lines: ["struct \(name) {}"]
            )
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard !model.isSuspect(scope) else { return [] }
        return [TreeFault(.inaccessibleType, at: .property(label, in: scope))]
    }
}

extension RandomTree {
    /// Adds a scope to the module below that the root builds on demand.
    fileprivate mutating func addForwardingScope() -> Int {
        let scope = addScope()
        add(newLabel("later"), .builder(.plain, scope), .instantiated(by: nil), to: 0)
        return scope
    }
}

extension TreeModel {
    /// The product of a property in a reached scope, if both have no errors of their own.
    fileprivate func product(judgedAt label: String, in scope: Int) -> Int? {
        guard reached.contains(scope), let position = tree.position(of: label, in: scope),
            let product = tree.scopes[scope].properties[position].product, !isSuspect(product)
        else { return nil }
        return product
    }

    /// Whether a scope has a property whose type's name is ambiguous.
    fileprivate func namesTwoTypes(_ scope: Int) -> Bool {
        tree.scopes[scope].properties.contains { property in
            guard case .other(let name) = property.key.value else { return false }
            return name.hasPrefix(NameOfTwoTypes.prefix)
        }
    }
}
