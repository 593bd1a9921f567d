/// A property names a type that its module cannot see.
struct HiddenTypeNamed: DrawnBreak {
    private let service: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter { !tree.isBelow($0) && tree.isOpen($0) }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        service = tree.addHiddenService()
        tree.add(tree.newLabel("hidden"), .service(service), .instantiated(by: nil), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.isInsisting else { return [] }
        return model.instantiations.filter { step in
            !model.isSuspect(step.scope) && model.wanted(by: model.property(at: step)) == .service(service)
        }
        .map { TreeFault(.inaccessibleType, at: model.mark(at: $0)) }
    }
}

/// A property instantiates a type that is not visible in the root's module.
struct HiddenTypeBuilt: DrawnBreak {
    private let scope: Int
    private let label: String
    private let service: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter(tree.isOpen)
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        label = tree.newLabel("hidden")
        service = tree.addHiddenService()
        tree.services[service].conforms = true
        tree.add(label, .contract(0), .instantiated(by: .service(service)), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.isInsisting, model.reached.contains(scope),
            let position = model.tree.position(of: label, in: scope),
            model.wanted(by: model.tree.scopes[scope].properties[position]) == .service(service)
        else { return [] }
        return [TreeFault(.inaccessibleType, at: .property(label, in: scope))]
    }
}

/// The handwritten initializer of a public type is not public.
struct NarrowInitializer: DrawnBreak {
    private let scope: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.scopesBelowRoot.filter { scope in
            tree.isBelow(scope) && tree.hasSoundInitializer(scope)
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        tree.scopes[scope].isInitializerBroken = true
        tree.scopes[scope].initializerAccess = random.one(of: ["", "package "])
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        guard model.isInsisting, !model.isSuspect(scope) else { return [] }
        return model.instantiations.first { model.tree.products(of: model.property(at: $0)).contains(scope) }
            .map { [TreeFault(.inaccessibleType, at: model.mark(at: $0))] } ?? []
    }
}

extension RandomTree {
    fileprivate mutating func addHiddenService() -> Int {
        services.append(Service(listed: [], isPublic: false, conforms: false))
        return services.count - 1
    }
}
