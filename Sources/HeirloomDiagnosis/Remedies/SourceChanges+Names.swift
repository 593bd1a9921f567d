import HeirloomGraph
import HeirloomModel

/// A type as it can be written in a certain file.
struct WrittenType {
    var type: TypeExpression
    /// The edits that add missing imports to the file.
    var edits: [FixIt.Edit] = []

    var text: String { type.spelling }
}

extension SourceChanges {
    /// Returns a type as it is written in a scope; `nil` if it cannot be named there.
    func writing(_ type: ResolvedType, in scope: ScopeID) -> WrittenType? {
        let file = tree[scope].file
        guard type.externalNamesFiles.allSatisfy({ sees($0, from: file) }) else { return nil }
        var lacking: [String] = []
        for entity in entities(in: type.spelled) {
            guard tree.table.isVisible(entity, from: file), let declaring = tree.table[entity].file else {
                return nil
            }
            let module = tree.table.files[declaring].module
            if !sees(module, from: file), !lacking.contains(module) { lacking.append(module) }
        }
        let short = withoutModules(type.spelled)
        let edits = lacking.compactMap { importing($0, in: file) }
        guard edits.count == lacking.count else { return nil }
        if lacking.isEmpty {
            if resolves(short, to: type, in: scope) { return WrittenType(type: short) }
            return resolves(type.spelled, to: type, in: scope) ? WrittenType(type: type.spelled) : nil
        }
        // A name that already exists in the file would hide the import, or be hidden by it.
        let isFree = entities(in: short, from: file).isEmpty
        return WrittenType(type: isFree ? short : type.spelled, edits: edits)
    }

    /// Returns the type without module names.
    func withoutModules(_ type: TypeExpression) -> TypeExpression {
        type.replacingNames { components in
            let isQualified = components.count > 1 && tree.table.module(named: components[0].name) != nil
            return .named(isQualified ? Array(components.dropFirst()) : components)
        }
    }

    /// Returns the name of a type for a string in a scope.
    func naming(_ product: ScopeID, in scope: ScopeID) -> String? {
        naming(tree[product].declared.type, in: scope)
    }

    func naming(_ type: ResolvedType, in scope: ScopeID) -> String? {
        return [withoutModules(type.spelled), type.spelled].first { name in
            let resolution = tree.resolver.resolve(name, from: place(scope), searchingAllModules: true)
            return resolution.ambiguousNames.isEmpty && resolution.type.canonical == type.canonical
        }?.spelling
    }

    /// Returns an edit that adds an import to a file; `nil` if the file's module may not depend on the imported module.
    func importing(_ module: String, in file: FileID) -> FixIt.Edit? {
        let files = tree.table.files
        let own = files[file].module
        let words = imports.words(ofImportOf: module, in: own)
        guard own == tree.input.module || words != nil || module == "Heirloom" else { return nil }
        let statement = "\(words ?? "")import \(module)"
        guard let last = files[file].summary.imports.last(where: { $0.condition == nil }) else {
            let start = files.location(SourceRange(at: .start), in: file)
            return FixIt.Edit(location: start, newText: "\(statement)\n\n")
        }
        let end = files.location(SourceRange(at: last.range.end), in: file)
        return FixIt.Edit(location: end, newText: "\n\(statement)")
    }

    private func place(_ scope: ScopeID) -> Place {
        tree[scope].declared.place
    }

    private func resolves(_ written: TypeExpression, to type: ResolvedType, in scope: ScopeID) -> Bool {
        let resolution = tree.resolver.resolve(written, from: place(scope))
        return resolution.ambiguousNames.isEmpty && resolution.type.canonical == type.canonical
    }

    /// Returns the types in the sources that are named in a resolved type.
    private func entities(in type: TypeExpression) -> [EntityID] {
        var found: [EntityID] = []
        _ = type.replacingNames { components in
            if let entity = tree.table.entity(withQualifiedPath: components.map(\.name)),
                tree.table[entity].file != nil
            {
                found.append(entity)
            }
            return .named(components)
        }
        return found
    }

    /// Returns the entities that the first names of a written type denote in a file.
    private func entities(in type: TypeExpression, from file: FileID) -> [EntityID] {
        var found: [EntityID] = []
        _ = type.replacingNames { components in
            if let first = components.first,
                case .found(let entity) = tree.table.lookUpInFile(first.name, file: file)
            {
                found.append(entity)
            }
            return .named(components)
        }
        return found
    }

    private func sees(_ module: String, from file: FileID) -> Bool {
        tree.table.files[file].module == module
            || tree.table.imports(of: file).contains { tree.table[$0.module].name == module }
    }

    /// Whether a file imports all unread modules that another one imports.
    private func sees(_ other: FileID, from file: FileID) -> Bool {
        if other == file { return true }
        let files = tree.table.files
        let imported = Set(files[file].summary.imports.map(\.module))
        return files[other].summary.imports.map(\.module).allSatisfy { module in
            module == "Heirloom" || tree.table.module(named: module) != nil || imported.contains(module)
        }
    }

    // MARK: Access levels

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
