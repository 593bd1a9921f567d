/// Something is forwarded to a type that is built at once.
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
        guard model.reached.contains(scope), let position = model.tree.position(of: label, in: scope),
            let product = model.tree.scopes[scope].properties[position].product, !model.isSuspect(product)
        else { return [] }
        return [TreeFault(.eagerForwarding, at: .property(label, in: scope))]
    }
}

/// An erased builder says that something else is forwarded than is.
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
        guard model.reached.contains(scope), let position = model.tree.position(of: label, in: scope),
            let product = model.tree.scopes[scope].properties[position].product, !model.isSuspect(product)
        else { return [] }
        return [TreeFault(.wrongForwardedProperties, at: .property(label, in: scope))]
    }
}

/// A public type is forwarded what only its module may name.
struct NarrowTypeForwarded: DrawnBreak {
    private let scope: Int
    private let label: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopes.indices.filter { tree.isBelow($0) && !tree.scopes[$0].forwarded.isEmpty }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
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
        guard model.tree.unreadableFiles.isEmpty, !model.isSuspect(scope) else { return [] }
        return [TreeFault(.narrowForwardedType, at: .property(label, in: scope))]
    }
}
