/// A service no longer lists the contract that it fulfilled.
struct ServiceDelisted: DrawnBreak {
    let contract: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let listed = (0..<RandomTree.contractCount).filter { contract in
            tree.services.count { $0.isInstantiable && $0.listed.contains(contract) } == 1
        }
        guard let contract = random.one(ofAny: listed) else { return nil }
        for service in tree.services.indices {
            tree.services[service].listed.removeAll { $0 == contract }
        }
        guard TreeModel(tree).instantiates(.contract(contract)) else { return nil }
        self.contract = contract
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.nothingFulfills, by: model.unfulfilled(wanting: .contract(contract)))
    }
}

/// `fulfilledByType` names a type that is not declared.
struct FulfillerMisspelt: DrawnBreak {
    let name: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = tree.steps { _, property in
            if case .instantiated(by: .service) = property.role { return true }
            return false
        }
        guard let step = random.one(ofAny: candidates) else { return nil }
        name = "Unknown\(tree.nextAddition)x\(step.scope)x\(step.property)"
        tree[step].role = .instantiated(by: .unknown(name))
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.nothingFulfills, by: model.unfulfilled(wanting: .nothing(name)))
    }
}

/// A property has a type that was not read and that nothing fulfills.
struct StrangerInstantiated: DrawnBreak {
    let name: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter(tree.isOpen)
        guard let scope = random.one(ofAny: scopes) else { return nil }
        name = "Stranger\(tree.nextAddition)x\(scope)"
        tree.add(tree.newLabel("stranger"), .other(name), .instantiated(by: nil), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.nothingFulfills, by: model.unfulfilled(wanting: .nothing(name)))
    }
}

/// A property has a protocol that no type lists.
struct ContractWithoutFulfiller: DrawnBreak {
    let contract: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter(tree.isOpen)
        guard let scope = random.one(ofAny: scopes) else { return nil }
        contract = tree.contractCount
        tree.contractCount += 1
        tree.add(tree.newLabel("unlisted"), .contract(contract), .instantiated(by: nil), to: scope)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.nothingFulfills, by: model.unfulfilled(wanting: .contract(contract)))
    }
}

/// A service has no `@Instantiable`, so that nothing fulfills the contracts it listed either.
struct ServiceNotInstantiable: DrawnBreak {
    let service: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let candidates = (0..<RandomTree.serviceCount).filter { service in
            tree.services[service].isInstantiable && !tree.isWrittenTwice(service)
                && TreeModel(tree).instantiates(.service(service))
        }
        guard let service = random.one(ofAny: candidates) else { return nil }
        tree.services[service].isInstantiable = false
        self.service = service
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.notInstantiable, by: model.unfulfilled(wanting: .service(service)))
            + (0..<RandomTree.contractCount).flatMap { contract in
                TreeFault.shared(.nothingFulfills, by: model.unfulfilled(wanting: .contract(contract)))
            }
    }
}

/// A property has a type outside of the tree that is not instantiable.
struct PlainTypeInstantiated: DrawnBreak {
    let name: String

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let scopes = tree.reachedScopes.filter(tree.isOpen)
        guard let scope = random.one(ofAny: scopes) else { return nil }
        name = "Plain\(tree.nextAddition)"
        let addition = RandomTree.Addition(
            module: RandomTree.moduleBelow,
            file: RandomTree.typesFile,
            lines: ["public struct \(name) {}"]
        )
        tree.add(tree.newLabel("plain"), .other(name), .instantiated(by: nil), to: scope)
        tree.additions.append(addition)
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        TreeFault.shared(.notInstantiable, by: model.unfulfilled(wanting: .nothing(name)))
    }
}

/// Two services list the same contract, and a property requests it without choosing one.
struct ContractListedTwice: DrawnBreak {
    let contract: Int

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let contract = random.number(in: 0...RandomTree.contractCount - 1)
        let others = tree.services.indices.filter { service in
            tree.services[service].conforms && tree.services[service].isInstantiable
                && !tree.services[service].listed.contains(contract)
        }
        guard let service = random.one(ofAny: others) else { return nil }
        tree.services[service].listed.append(contract)
        self.contract = contract
        guard !faults(in: TreeModel(tree)).isEmpty else { return nil }
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.instantiations.filter { step in
            !model.isSuspect(step.scope) && model.wanted(by: model.property(at: step)) == .contract(contract)
                && (model.fulfillers(of: model.property(at: step)) ?? []).count > 1
        }
        .map { TreeFault(.ambiguousFulfillment, at: model.mark(at: $0)) }
    }
}

extension TreeModel {
    /// Whether a property below the root needs to be fulfilled in this way.
    fileprivate func instantiates(_ wanted: Wanted) -> Bool {
        instantiations.contains { self.wanted(by: property(at: $0)) == wanted }
    }
}
