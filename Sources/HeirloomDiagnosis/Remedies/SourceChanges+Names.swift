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

    /// Returns the type with the modules that another type, which it replaces, writes before the same names.
    func qualifying(_ type: TypeExpression, like written: TypeExpression) -> TypeExpression {
        var modules: [[String]: String] = [:]
        written.forEachName { components in
            let names = components.map(\.name)
            if names.count > 1, tree.table.module(named: names[0]) != nil {
                modules[Array(names.dropFirst())] = names[0]
            }
        }
        if modules.isEmpty { return type }
        return type.replacingNames { components in
            let module = modules[components.map(\.name)].map { [TypeNameComponent($0)] } ?? []
            return .named(module + components)
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
}
