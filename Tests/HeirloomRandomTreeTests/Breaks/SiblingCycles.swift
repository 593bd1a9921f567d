import HeirloomModel

/// Two siblings receive each other.
struct SiblingsOfOneAnother: DrawnBreak {
    private let scope: Int
    var scopeOfCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.scopes.indices.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        let keys = (0..<2).map { _ in
            let product = tree.addScope()
            let kind = random.one(of: [
                nil, RandomTree.BuilderKind.sendable, .sendableErased, .sendableFunction,
            ])
            let key = RandomTree.Key(
                label: tree.newLabel("sibling"),
                value: kind.map { .builder($0, product) } ?? .scope(product)
            )
            tree.add(key.label, key.value, .instantiated(by: nil), to: scope)
            return (key: key, product: product)
        }
        tree.add(keys[1].key.label, keys[1].key.value, .received, to: keys[0].product)
        tree.add(keys[0].key.label, keys[0].key.value, .received, to: keys[1].product)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofCycleIn: scope) }
}

/// A type built on demand receives its own builder.
struct SiblingOfItself: DrawnBreak {
    private let scope: Int
    var scopeOfCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { scope, property in
            guard let product = property.builder?.product, product != scope, property.wrongArgument == nil
            else { return false }
            return tree.isFree(property.key.label, in: product) && tree.scopes[product].isSendable
        }
        guard let step = random.one(ofAny: candidates) ?? Self.addBuilder(to: &tree, &random),
            let product = tree[step].product
        else { return nil }
        scope = step.scope
        tree.add(tree[step].key.label, tree[step].key.value, .received, to: product)
    }

    private static func addBuilder(
        to tree: inout RandomTree,
        _ random: inout SeededRandom
    ) -> TreeModel.Step? {
        guard let scope = random.one(ofAny: tree.scopes.indices.filter(tree.isOpen)) else { return nil }
        let product = tree.addScope()
        tree.add(tree.newLabel("own"), .builder(.sendable, product), .instantiated(by: nil), to: scope)
        return TreeModel.Step(scope: scope, property: tree.scopes[scope].properties.count - 1)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofCycleIn: scope) }
}

/// A builder captures itself, because its product requires it.
struct BuilderOfItself: DrawnBreak {
    private let scope: Int
    var scopeOfCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.scopes.indices.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        let product = tree.addScope()
        let receiver = random.chance(50) ? product : tree.addScope()
        let label = tree.newLabel("builder")
        let value = RandomTree.Value.builder(random.one(of: RandomTree.BuilderKind.allCases), product)
        if receiver != product {
            tree.add(tree.newLabel("between"), .scope(receiver), .instantiated(by: nil), to: product)
        }
        tree.add(label, value, .instantiated(by: nil), to: scope)
        tree.add(label, value, .received, to: receiver)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofCycleIn: scope) }
}

/// Two properties rename each other.
struct RenamesOfOneAnother: DrawnBreak {
    private let scope: Int
    var scopeOfCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.scopes.indices.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        let number = tree.nextAddition
        let keys = ["left", "right"].map {
            RandomTree.Key(label: "\($0)\(number)", value: .contract(0))
        }
        for (key, source) in [(keys[0], keys[1]), (keys[1], keys[0])] {
            tree.add(
                key.label,
                key.value,
                .renamed(source: source, isOnlyIfAvailable: false),
                to: scope
            )
        }
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofCycleIn: scope) }
}

/// A type receives, only if available, the property for which it is built.
struct TakenUnderConstruction: DrawnBreak {
    private let scope: Int
    var scopeOfCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { scope, property in
            guard let product = property.product, product != scope, tree.isOpen(product) else { return false }
            switch property.key.value {
            case .builder(let kind, _):
                return kind.isSendable && tree.isFree(property.key.label, in: product)
                    && tree.scopes[product].isSendable
            case .service, .contract, .scope, .optional, .collection, .other: return false
            }
        }
        guard let step = random.one(ofAny: candidates), let product = tree[step].product else { return nil }
        scope = step.scope
        let key = tree[step].key
        tree.add(key.label, .optional(key.value), .receivedIfAvailable(key.value), to: product)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofCycleIn: scope) }
}

extension TreeModel {
    fileprivate func faults(ofCycleIn scope: Int) -> [TreeFault] {
        cyclesOfNeeds.filter { $0.scope == scope }.flatMap { cycle -> [TreeFault] in
            let label = tree.scopes[scope].properties[cycle.siblings[0]].key.label
            // A property of the wrong type is not a provider, and nothing waits for it.
            let isOfItsType = cycle.siblings.allSatisfy {
                tree.scopes[scope].properties[$0].wrongArgument == nil
            }
            guard isOfItsType else { return [] }
            guard let lacking = builtWithoutOthers(in: cycle) else {
                return [TreeFault(.siblingCycle, at: .property(label, in: scope))]
            }
            return !reached.contains(scope)
                ? []
                : lacking.map { sibling in
                    let label = tree.scopes[scope].properties[sibling].key.label
                    return TreeFault(.unavailableUnderConstruction, at: .property(label, in: scope))
                }
        }
    }
}
