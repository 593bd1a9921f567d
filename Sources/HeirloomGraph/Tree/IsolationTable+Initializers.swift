import HeirloomModel

/// The isolation that the compiler infers for an initializer that does not state one.
extension IsolationTable {
    /// Returns the isolation that the initializer of a scope inherits: from the initializer of a superclass that it
    /// overrides, otherwise from one that a protocol requires. An implicit initializer is isolated only if a value that
    /// it sets is.
    func inheritedIsolation(of scope: DeclaredScope) -> Isolation? {
        guard let type = scope.entity, scope.declaration.form != .extension else { return nil }
        let inherited = resolver.inheritance(of: type)
        if inherited.isEmpty { return nil }
        let bases = inherited.compactMap { $0.base }
        if !bases.isEmpty {
            let labels = scope.declaration.construction.arguments.map { $0.label ?? "_" }
            if let overridden = overridden(labels, by: type, askedFor: []) { return overridden }
            if let required = required(labels, by: bases) { return required }
        }
        let isUnwritten = scope.declaration.construction.callee == .inheritedInitializer
        return isUnwritten && setsNothingIsolated(type) ? .nonisolated : nil
    }

    /// Returns the isolation of the initializer that one with these labels overrides; `nil` if there is none.
    private func overridden(
        _ labels: [String],
        by type: EntityID,
        askedFor inner: Set<EntityID>
    ) -> Isolation? {
        guard !inner.contains(type) else { return nil }
        for base in resolver.inheritance(of: type).compactMap(\.base) {
            guard case .type(let read) = table[base].kind, read.summary.kind == .class,
                let file = table[base].file
            else { continue }
            let designated = read.summary.initializers.filter { !$0.isConvenience }
            let like = designated.first { $0.labels == labels }
            let said = like.flatMap { written($0.isolation, at: Place(file: file, enclosing: base)) }
            // A class with designated initializers of its own inherits none.
            if like == nil, !designated.isEmpty { return nil }
            if let said = said ?? overridden(labels, by: base, askedFor: inner.union([type])) { return said }
            return like != nil || labels.isEmpty ? isolation(of: base) : nil
        }
        return nil
    }

    /// Returns the isolation of the initializer with these labels that a protocol requires, nearest first.
    private func required(_ labels: [String], by bases: [EntityID]) -> Isolation? {
        var walk = BreadthFirstWalk(from: bases)
        while let current = walk.next() {
            guard case .type(let read) = table[current].kind, let file = table[current].file else { continue }
            if read.summary.kind == .protocol,
                let like = read.summary.initializers.first(where: { $0.labels == labels }),
                let said = written(like.isolation, at: Place(file: file, enclosing: current))
            {
                return said
            }
            for name in resolver.inheritance(of: current) { name.base.map { _ = walk.reach($0) } }
        }
        return nil
    }

    /// Returns whether the implicit initializer of a class sets only nonisolated values, as far as was read, and so is
    /// nonisolated itself. This holds from the Swift 6 mode on.
    private func setsNothingIsolated(_ type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, let file = table[type].file,
            !modulesOfSwift5.contains(table.files[file].module)
        else { return false }
        // A superclass that was not read may have any initializer.
        let isOfProtocols = resolver.inheritance(of: type).allSatisfy { name in
            if let base = name.base, case .type(let read) = table[base].kind {
                return read.summary.kind == .protocol
            }
            let known = table.sdkType(named: name.path, from: name.file)
            return known?.isProtocol == true || name.path.last == "Instantiable"
        }
        let place = Place(file: file, enclosing: type)
        return isOfProtocols
            && read.summary.storedTypes.allSatisfy { stored in
                guard let stored else { return false }
                return isIsolatedNowhere(resolver.resolve(stored.type, from: place).type.canonical)
            }
    }

    /// Returns whether no type that another type names is isolated, as far as is known.
    private func isIsolatedNowhere(_ type: TypeExpression) -> Bool {
        var isNowhere = true
        type.forEachName { components in
            if let entity = TypeExpression.named(components).entity(in: table),
                case .type = table[entity].kind
            {
                isNowhere = isNowhere && isolation(of: entity) == .nonisolated
            } else {
                let known = components.last.flatMap { SDKType.named($0.name) }
                let isPlain = known.map { $0.isOfStandardLibrary || $0.facts.contains(.plainValue) } ?? false
                isNowhere = isNowhere && isPlain
            }
        }
        return isNowhere
    }
}
