/// A collected type, which is built eagerly, has a forwarded property.
struct ElementForwarded: DrawnBreak {
    private let element: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let collections = tree.reachedScopes.flatMap { tree.scopes[$0].properties }
            .compactMap { tree.elements(of: $0) }
        // A diagnostic about two elements of one collection is reported twice at one location.
        let candidates = Set(collections.joined()).sorted().filter { element in
            tree.isOpen(element) && !tree.keepsWhatItBuilds(of: element)
                && collections.allSatisfy { elements in
                    !elements.contains(element) || elements.allSatisfy { tree.scopes[$0].forwarded.isEmpty }
                }
        }
        guard let element = random.one(ofAny: candidates) ?? tree.addElements(1, &random)?[0] else {
            return nil
        }
        self.element = element
        tree.add(tree.newLabel("handed"), .contract(0), .forwarded, to: element)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        if model.isSuspect(element) { return [] }
        return model.instantiations
            .filter { model.tree.eagerProducts(of: model.property(at: $0)).contains(element) }
            .filter { !model.isOnEagerCycle($0.scope, element) }
            .map { TreeFault(.eagerForwarding, at: model.mark(at: $0)) }
    }
}

/// An element of a dictionary has no key.
struct ElementWithoutKey: DrawnBreak {
    private let element: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let known = random.one(ofAny: tree.keyedElements)
        guard let element = known ?? tree.addElements(1, isKeyed: true, &random)?[0] else { return nil }
        self.element = element
        tree.scopes[element].key = nil
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        if model.isSuspect(element) { return [] }
        return model.dictionaries.filter { $0.elements.contains(element) }
            .map { TreeFault(.missingKey, at: model.mark(at: $0.step)) }
    }
}

/// Two elements of a dictionary have the same key.
struct ElementsWithOneKey: DrawnBreak {
    private let elements: [Int]

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let added = tree.addElements(2, isKeyed: true, &random) else { return nil }
        elements = [added[0], random.one(ofAny: tree.keyedElements.filter { $0 != added[0] }) ?? added[1]]
        tree.scopes[elements[0]].key = tree.scopes[elements[1]].key
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        if elements.contains(where: model.isSuspect) { return [] }
        return model.dictionaries.filter { Set($0.elements).isSuperset(of: elements) }
            .map { TreeFault(.duplicateKey, at: model.mark(at: $0.step)) }
    }
}

/// A collection chooses no elements.
struct NothingChosen: DrawnBreak {
    private let scope: Int
    private let label: String
    var emptyCollection: (scope: Int, label: String)? { (scope, label) }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter { tree.isOpen($0) && tree.scopes[$0].listed.isEmpty }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        label = tree.newLabel("nothing")
        let value = RandomTree.Value.collection(0, isKeyed: random.chance(50))
        tree.add(label, value, .instantiated(by: .elements([])), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.reached.contains(scope), !model.isSuspect(scope), model.isInsisting else { return [] }
        return [TreeFault(.nothingFulfills, at: .property(label, in: scope))]
    }
}

/// A type is built both for a collection and for another property.
struct ElementBuiltBeside: DrawnBreak {
    private let scope: Int
    private let label: String
    var collectionBuiltTwice: (scope: Int, label: String)? { (scope, label) }

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.reachedScopes.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        label = tree.newLabel("twice")
        let element = tree.addScope()
        tree.scopes[element].listed = [0]
        tree.scopes[element].key = "twice/\(element)"
        tree.add(label, .collection(0), .instantiated(by: .elements([element])), to: scope)
        tree.add(tree.newLabel("beside"), .scope(element), .instantiated(by: nil), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.reached.contains(scope) else { return [] }
        return [TreeFault(.builtTwice, at: .property(label, in: scope))]
    }
}

extension TreeModel {
    /// The properties that collect elements in a dictionary.
    fileprivate var dictionaries: [(step: Step, elements: [Int])] {
        instantiations.compactMap { step in
            let property = property(at: step)
            guard property.key.value.isKeyed, let elements = tree.elements(of: property) else { return nil }
            return (step, elements)
        }
    }
}

extension RandomTree {
    /// The elements of dictionaries that have a unique key.
    fileprivate var keyedElements: [Int] {
        let collected = reachedScopes.flatMap { scopes[$0].properties }.filter(\.key.value.isKeyed)
            .flatMap { elements(of: $0) ?? [] }
        return Set(collected).sorted().filter { scope in
            let key = scopes[scope].key
            return key != nil && scopes.count { $0.key == key } == 1
        }
    }

    /// Adds scopes and a property of another scope that collects them, if possible.
    fileprivate mutating func addElements(
        _ count: Int,
        isKeyed: Bool = false,
        _ random: inout SeededRandom
    ) -> [Int]? {
        guard let scope = random.one(ofAny: reachedScopes.filter(isOpen)) else { return nil }
        let elements = (0..<count).map { _ in addScope() }
        for element in elements {
            scopes[element].listed = [0]
            scopes[element].key = "added/\(element)"
        }
        let value = Value.collection(0, isKeyed: isKeyed)
        add(newLabel("collected"), value, .instantiated(by: .elements(elements)), to: scope)
        return elements
    }

    /// Whether a function with a lifetime, which takes no arguments, builds a scope.
    fileprivate func keepsWhatItBuilds(of scope: Int) -> Bool {
        scopes.flatMap(\.properties).contains { $0.lifetime != nil && $0.product == scope }
    }
}
