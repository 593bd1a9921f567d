/// A type eagerly builds itself.
struct TypeBuiltByItself: DrawnBreak {
    let scope: Int
    var scopeInEagerCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopes.indices.filter { tree.isOpen($0) && tree.scopes[$0].forwarded.isEmpty }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        tree.add(tree.newLabel("again"), .scope(scope), .instantiated(by: nil), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofEagerCycleWith: scope) }
}

/// A type eagerly builds a type that eagerly builds it.
struct TypeBuiltByItsProduct: DrawnBreak {
    let scope: Int
    var scopeInEagerCycle: Int? { scope }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let edges = tree.eagerEdges
        let loops = tree.scopes.indices.flatMap { scope in
            TreeModel.reachable(from: scope, by: edges).filter { $0 != scope && tree.isOpen($0) }.sorted()
                .filter { tree.isBelow(scope) || !tree.isBelow($0) }
                .map { (scope: scope, product: $0) }
        }
        .filter { tree.scopes[$0.scope].forwarded.isEmpty && ($0.scope > 0 || tree.isRootMarked) }
        guard let loop = random.one(ofAny: loops) else { return nil }
        scope = loop.scope
        tree.add(tree.newLabel("again"), .scope(loop.scope), .instantiated(by: nil), to: loop.product)
        // Of several specializations, the first is the one requested first.
        let members = TreeModel(tree).eagerCycles.filter { $0.contains(loop.scope) }.joined()
        guard members.count(where: { [tree] in tree.scopes[$0].argument != nil }) < 2 else { return nil }
    }

    func faults(in model: TreeModel) -> [TreeFault] { model.faults(ofEagerCycleWith: scope) }
}

extension TreeModel {
    fileprivate func faults(ofEagerCycleWith scope: Int) -> [TreeFault] {
        eagerCycles.filter { $0.contains(scope) }
            .map { TreeFault(.instantiationCycle, at: start(ofEagerCycle: $0)) }
    }
}
