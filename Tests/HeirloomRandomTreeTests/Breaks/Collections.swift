/// Something is forwarded to a type that is collected, and so is built at once.
struct ElementForwarded: DrawnBreak {
    private let element: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let collections = tree.reachedScopes.flatMap { tree.scopes[$0].properties }
            .compactMap { tree.elements(of: $0) }
        // What is said of two elements of one collection is said twice at one place.
        let candidates = Set(collections.joined()).sorted().filter { element in
            tree.isOpen(element) && !tree.keepsWhatItBuilds(of: element)
                && collections.allSatisfy { elements in
                    !elements.contains(element) || elements.allSatisfy { tree.scopes[$0].forwarded.isEmpty }
                }
        }
        guard let element = random.one(ofAny: candidates) ?? tree.addElement(&random) else { return nil }
        self.element = element
        tree.add(tree.newLabel("handed"), .contract(0), .forwarded, to: element)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        if model.isSuspect(element) { return [] }
        return model.instantiations
            .filter { model.tree.eagerProducts(of: model.property(at: $0)).contains(element) }
            .map { TreeFault(.eagerForwarding, at: model.mark(at: $0)) }
    }
}

extension RandomTree {
    /// Adds a scope that another collects, where one may.
    fileprivate mutating func addElement(_ random: inout SeededRandom) -> Int? {
        guard let scope = random.one(ofAny: reachedScopes.filter(isOpen)) else { return nil }
        let element = addScope()
        scopes[element].listed = [0]
        add(newLabel("collected"), .collection(0), .instantiated(by: .elements([element])), to: scope)
        return element
    }

    /// Whether a function that keeps what it builds, and so takes nothing, builds a scope.
    fileprivate func keepsWhatItBuilds(of scope: Int) -> Bool {
        scopes.flatMap(\.properties).contains { $0.lifetime != nil && $0.product == scope }
    }
}
