/// Generic types, and properties of their specializations.
extension TreeGrowth {
    /// Makes some types generic.
    mutating func addGenericTypes() {
        guard random.chance(60) else { return }
        // Most types have the same argument, so that the products of a generic type are spelled with its parameter.
        let usual = random.number(in: 0...RandomTree.serviceCount - 1)
        for index in tree.scopes.indices.dropFirst()
        where !tree.scopes[index].isExtended && tree.scopes[index].listed.isEmpty && random.chance(45) {
            tree.scopes[index].argument =
                random.chance(80) ? usual : random.number(in: 0...RandomTree.serviceCount - 1)
        }
    }

    /// Builds some of the generic types for another argument too.
    mutating func addSpecializations() {
        for index in tree.scopes.indices where random.chance(70) {
            guard let argument = tree.scopes[index].argument else { continue }
            let other =
                (argument + random.number(in: 1...RandomTree.serviceCount - 1)) % RandomTree.serviceCount
            addSpecialization(of: index, for: other)
        }
    }

    /// Builds a generic type for another argument, instead of or in addition to an existing product.
    private mutating func addSpecialization(of index: Int, for argument: Int) {
        var changed = tree
        let specialization = changed.specialization(of: index, for: argument)
        // A type with several specializations has a single declaration, and would change in all of them.
        let owners = changed.scopes.indices.filter { owner in
            changed.isOpen(owner) && changed.specializations(of: owner).count == 1
                && (!changed.isBelow(owner) || changed.isBelow(index))
        }
        let steps = owners.flatMap { owner in
            changed.scopes[owner].properties.indices.map { TreeModel.Step(scope: owner, property: $0) }
        }
        if let step = random.one(ofAny: steps.filter { changed[$0].product == index }), random.chance(50) {
            changed[step].buildInstead(specialization)
        } else if let owner = random.one(ofAny: owners) {
            let isBuiltLater = !changed.scopes[index].forwarded.isEmpty || random.chance(40)
            let kinds = RandomTree.BuilderKind.allCases.filter { kind in
                kind.isFunction || changed.effects(of: specialization) == .none
            }
            let value =
                isBuiltLater ? Value.builder(random.one(of: kinds), specialization) : .scope(specialization)
            let label = "special\(changed.scopes[owner].properties.count)"
            changed.add(label, value, .instantiated(by: nil), to: owner)
        }
        if TreeModel(changed).isSound { tree = changed }
    }
}

extension RandomTree.Property {
    /// Replaces the property's product with another specialization.
    fileprivate mutating func buildInstead(_ specialization: Int) {
        if case .instantiated(by: .scope) = role { role = .instantiated(by: .scope(specialization)) }
        key.value.buildInstead(specialization)
    }
}

extension RandomTree.Value {
    fileprivate mutating func buildInstead(_ specialization: Int) {
        switch self {
        case .scope: self = .scope(specialization)
        case .builder(let kind, _): self = .builder(kind, specialization)
        case .optional(var wrapped):
            wrapped.buildInstead(specialization)
            self = .optional(wrapped)
        case .service, .contract, .collection, .other: break
        }
    }
}
