/// A type isolated to the main actor is built below a type that is not.
struct MainActorTypeBuiltElsewhere: DrawnBreak {
    var isOfIsolation: Bool { true }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        // Asynchronous construction can switch to the main actor.
        if tree.isAsync { return nil }
        let scopes = tree.scopesBelowRoot.filter { scope in
            tree.scopes[scope].kind != .actor && tree.isOpen(scope) && !tree.scopes[scope].isMainActor
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        tree.scopes[scope].isMainActor = true
        guard !TreeModel(tree).offMainActor.isEmpty else { return nil }
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faultsOfBorders }
}

/// A builder that may be called from anywhere captures a value that is not `Sendable`, or an actor receives one.
struct PlainClassHandedOver: DrawnBreak {
    var isOfIsolation: Bool { true }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let borders = tree.steps { _, property in
            guard let product = property.product else { return false }
            return property.builder?.kind.isSendable == true || tree.scopes[product].kind == .actor
        }
        guard let border = random.one(ofAny: borders), let product = tree[border].product else { return nil }
        tree.services.append(RandomTree.Service(listed: [], conforms: false))
        let label = tree.newLabel("handed")
        let value = RandomTree.Value.service(tree.services.count - 1)
        tree.add(label, value, .instantiated(by: nil), to: 0)
        tree.add(label, value, .received, to: product)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faultsOfBorders }
}

extension TreeModel {
    fileprivate var faultsOfBorders: [TreeFault] {
        notSendable.map { TreeFault(.notSendable, at: $0) }
            + (isInsisting ? offMainActor : []).map { TreeFault(.isolationMismatch, at: $0) }
    }
}
