import HeirloomGraph
import HeirloomModel

extension SourceChanges {
    /// Returns fix-its that make a product visible in the module for which code is generated: `public`, or `package`
    /// where that is enough. If the generated initializer of a public type takes the product, `public` is required.
    func showing(_ product: ScopeID, to owner: ScopeID? = nil) -> [FixIt] {
        levels(showing: product, to: owner).compactMap { level in
            widening(product, to: level).map { FixIt(message: "make it '\(level.rawValue)'", edits: $0) }
        }
    }

    /// Returns the access levels with which the product would be visible: those that edits can give it, or else all.
    func levels(showing product: ScopeID, to owner: ScopeID? = nil) -> [AccessLevel] {
        let module = tree.module(of: product)
        let packages = tree.input.packages
        let isOnePackage = packages[module] != nil && packages[module] == packages[tree.input.module]
        let isExposed = owner.map { tree.exposes(product, in: $0) } ?? false
        let levels: [AccessLevel] = isOnePackage && !isExposed ? [.public, .package] : [.public]
        let possible = levels.filter { widening(product, to: $0) != nil }
        return possible.isEmpty ? levels : possible
    }

    /// Returns edits that make a type and the call that builds it as accessible as `level`; `nil` if more must change.
    func widening(_ product: ScopeID, to level: AccessLevel) -> [FixIt.Edit]? {
        let declaration = tree[product].declared.declaration
        let isExposed = tree[product].dependencies.contains { dependency in
            tree.entity(in: dependency.declared.type, narrowerThan: level) != nil
        }
        if isExposed { return nil }
        // The function that is generated for a closure is at most as accessible as its result.
        if tree[product].declared.owner != nil,
            tree.entity(in: tree[product].declared.type, narrowerThan: level) != nil
        {
            return nil
        }
        var edits: [FixIt.Edit] = []
        let entity = tree[product].declared.entity
        let isNarrow = entity.map { tree.table[$0].access < level } ?? false
        if let entity, isNarrow {
            guard let own = widening(entity, to: level) else { return nil }
            edits += own
        }
        guard let range = declaration.construction.accessRange else { return edits.isEmpty ? nil : edits }
        let isWritten = range.start != range.end
        // Nothing is known about a modifier on the initializer of a narrow type except that it exists.
        if isWritten, isNarrow { return nil }
        if isNarrow || declaration.construction.access < level {
            edits.append(writing(level, at: range, in: tree[product].file))
        }
        return edits.isEmpty ? nil : edits
    }

    /// Returns edits that make a type as accessible as `level`; `nil` if an enclosing type is not.
    func widening(_ type: EntityID, to level: AccessLevel) -> [FixIt.Edit]? {
        guard case .type(let read) = tree.table[type].kind, let file = tree.table[type].file,
            tree.table[type].container.map({ tree.table[$0].access >= level }) ?? true
        else { return nil }
        return [writing(level, at: read.summary.accessRange, in: file)]
    }

    /// Returns fix-its that make a type as accessible as `level`.
    func showing(_ type: EntityID, at level: AccessLevel) -> [FixIt] {
        widening(type, to: level).map { [FixIt(message: "make it '\(level.rawValue)'", edits: $0)] } ?? []
    }

    private func writing(_ level: AccessLevel, at range: SourceRange, in file: FileID) -> FixIt.Edit {
        let isWritten = range.start != range.end
        return FixIt.Edit(
            location: tree.table.files.location(range, in: file),
            newText: isWritten ? level.rawValue : "\(level.rawValue) "
        )
    }
}

extension ScopeTree {
    /// Returns the types whose own access level limits that of a type: the type itself and enclosing ones, innermost
    /// first.
    func narrowTypes(around type: EntityID, below level: AccessLevel) -> [EntityID] {
        var narrow: [EntityID] = []
        var current: EntityID? = type
        while let entity = current, case .type(let read) = table[entity].kind {
            if read.summary.declaredAccess < level { narrow.append(entity) }
            current = table[entity].container
        }
        return narrow
    }

    /// Whether a public initializer that is generated for a type takes the product.
    fileprivate func exposes(_ product: ScopeID, in owner: ScopeID) -> Bool {
        let declaration = self[owner].declared.declaration
        guard case .memberwiseInitializer = declaration.construction.callee,
            min(declaration.access, declaration.construction.access) >= .public,
            let exposed = self[product].declared.entity
        else { return false }
        return self[owner].dependencies.contains { dependency in
            entity(in: dependency.declared.type, narrowerThan: .public) == exposed
        }
    }
}
