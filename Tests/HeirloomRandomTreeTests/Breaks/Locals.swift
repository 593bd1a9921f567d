/// A local dependency is received by a type that its owner builds indirectly.
struct LocalReceivedFartherDown: DrawnBreak {
    private let owner: Int
    private let key: RandomTree.Key
    private let receiver: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { scope, property in
            guard let product = property.product, product != scope else { return false }
            return tree.isOpen(scope) && tree.isOpen(product) && property.builder?.kind.isSendable != true
        }
        guard let step = random.one(ofAny: candidates), let product = tree[step].product else { return nil }
        owner = step.scope
        key = RandomTree.Key(label: tree.newLabel("local"), value: .service(0))
        tree.add(key.label, key.value, .instantiated(by: nil), to: step.scope)
        tree.scopes[step.scope].properties[tree.scopes[step.scope].properties.count - 1].isLocal = true
        receiver = tree.addScope()
        tree.add(tree.newLabel("between"), .builder(.plain, receiver), .instantiated(by: nil), to: product)
        tree.add(key.label, key.value, .received, to: receiver)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        // Another break may have removed it.
        let isProvided = model.tree.scopes[owner].properties.contains { $0.key == key }
        let isReceived = model.tree.scopes[receiver].properties.contains { $0.key == key }
        return isProvided && isReceived
            ? [TreeFault(.localDependency, at: .property(key.label, in: receiver))] : []
    }
}
