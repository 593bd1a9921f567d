import HeirloomGraph
import HeirloomModel

/// A type as it can be written in a certain file.
package struct WrittenType {
    package var type: TypeExpression
    /// The modules that the file must import for it.
    package var imports: [String] = []

    package var text: String { type.spelling }
}

/// Decides how types are named where something is to be written, as far as the sources that were read determine it.
package struct SourceNames {
    private let tree: ScopeTree
    private let imports: ImportFacts

    init(tree: ScopeTree) {
        self.tree = tree
        imports = ImportFacts(tree.table.files)
    }

    /// Returns a type as it is written in a scope; `nil` if it cannot be named there.
    package func writing(_ type: ResolvedType, in scope: ScopeID) -> WrittenType? {
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
        guard lacking.allSatisfy({ wordsOfImport(of: $0, in: file) != nil }) else { return nil }
        if lacking.isEmpty {
            if resolves(short, to: type, in: scope) { return WrittenType(type: short) }
            return resolves(type.spelled, to: type, in: scope) ? WrittenType(type: type.spelled) : nil
        }
        // A name that already exists in the file would hide the import, or be hidden by it.
        let isFree = entities(in: short, from: file).isEmpty
        return WrittenType(type: isFree ? short : type.spelled, imports: lacking)
    }

    /// Returns the type without module names.
    package func withoutModules(_ type: TypeExpression) -> TypeExpression {
        type.replacingNames { components in
            let isQualified = components.count > 1 && tree.table.module(named: components[0].name) != nil
            return .named(isQualified ? Array(components.dropFirst()) : components)
        }
    }

    /// Returns the name of a type for a string in a scope.
    package func naming(_ product: ScopeID, in scope: ScopeID) -> String? {
        naming(tree[product].declared.type, in: scope)
    }

    package func naming(_ type: ResolvedType, in scope: ScopeID) -> String? {
        return [withoutModules(type.spelled), type.spelled].first { name in
            let resolution = tree.resolver.resolve(name, from: place(scope), searchingAllModules: true)
            return resolution.ambiguousNames.isEmpty && resolution.type.canonical == type.canonical
        }?.spelling
    }

    /// Returns the access modifier for another import of a module in a file, such as `internal `; `nil` if the file's
    /// module may not depend on the imported module.
    package func wordsOfImport(of module: String, in file: FileID) -> String? {
        let own = tree.table.files[file].module
        let words = imports.words(ofImportOf: module, in: own)
        return words ?? (own == tree.input.module || module == "Heirloom" ? "" : nil)
    }

    private func place(_ scope: ScopeID) -> Place { tree[scope].declared.place }

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

    /// Returns the access levels with which the product would be visible: those that edits can give it, or else all.
    func levels(showing product: ScopeID, to owner: ScopeID? = nil) -> [AccessLevel] {
        let module = tree.module(of: product)
        let packages = tree.input.packages
        let isOnePackage = packages[module] != nil && packages[module] == packages[tree.input.module]
        let isExposed = owner.map { exposes(product, in: $0) } ?? false
        let levels: [AccessLevel] = isOnePackage && !isExposed ? [.public, .package] : [.public]
        let possible = levels.filter { accessPlaces(of: product, below: $0) != nil }
        return possible.isEmpty ? levels : possible
    }

    /// Returns the places of the access modifiers that must change for a type, the call that builds it, and everything that
    /// they show, to be as accessible as `level`; `nil` if more must change.
    func accessPlaces(of product: ScopeID, below level: AccessLevel) -> [AccessPlace]? {
        var widening = AccessWidening(tree: tree, level: level)
        return widening.widen(product) && !widening.places.isEmpty ? widening.places : nil
    }

    /// Returns the places of the access modifiers of a type, and of everything that it shows; `nil` if more must change.
    func accessPlaces(of type: EntityID, below level: AccessLevel) -> [AccessPlace]? {
        var widening = AccessWidening(tree: tree, level: level)
        return widening.widen(type) ? widening.places : nil
    }

    /// Whether a public initializer that is generated for a type takes the product.
    private func exposes(_ product: ScopeID, in owner: ScopeID) -> Bool {
        let declaration = tree[owner].declared.declaration
        guard case .memberwiseInitializer = declaration.construction.callee,
            min(declaration.access, declaration.construction.access) >= .public,
            let exposed = tree[product].declared.entity
        else { return false }
        return tree[owner].dependencies.contains { dependency in
            tree.entity(in: dependency.declared.type, narrowerThan: .public) == exposed
        }
    }
}

/// The access modifiers that must change together for declarations to be as accessible as a level.
private struct AccessWidening {
    let tree: ScopeTree
    let level: AccessLevel
    private(set) var places: [AccessPlace] = []
    private var knownProducts: Set<ScopeID> = []
    private var knownNames: Set<EntityID> = []

    init(tree: ScopeTree, level: AccessLevel) {
        self.tree = tree
        self.level = level
    }

    /// Adds the places of a type that is built, of the call that builds it, and of the types that this call takes. Returns
    /// whether they are enough.
    mutating func widen(_ product: ScopeID) -> Bool {
        // Types may build one another later.
        guard knownProducts.insert(product).inserted else { return true }
        let scope = tree[product].declared
        // The function that is generated for a closure is at most as accessible as its result.
        let shown = scope.dependencies.map(\.type) + (scope.owner == nil ? [] : [scope.type])
        for type in shown.flatMap({ tree.entities(in: $0, narrowerThan: level) }) where !widen(type) {
            return false
        }
        let isNarrow = scope.entity.map { tree.table[$0].access < level } ?? false
        if let entity = scope.entity, isNarrow, !widenName(of: entity) { return false }
        let construction = scope.declaration.construction
        guard let range = construction.accessRange else { return true }
        // Nothing is known about a modifier on the initializer of a narrow type except that it exists.
        if range.start != range.end, isNarrow { return false }
        if isNarrow || construction.access < level {
            places.append(.member(tree.table.files.location(range, in: scope.file)))
        }
        return true
    }

    /// Adds the places of a type that is named, and if it is instantiable, of the call that builds it.
    mutating func widen(_ type: EntityID) -> Bool {
        if let scope = tree.linker.scope(building: type, in: tree) { return widen(scope) }
        return widenName(of: type)
    }

    /// Adds the places of a type's modifier and of those of enclosing types.
    private mutating func widenName(of type: EntityID) -> Bool {
        guard case .type(let read) = tree.table[type].kind, tree.table[type].file != nil else { return false }
        guard knownNames.insert(type).inserted else { return true }
        let container = tree.table[type].container
        if let container, tree.table[container].access < level, !widenName(of: container) { return false }
        if read.summary.declaredAccess < level { places.append(.type(type)) }
        // A class shows its superclass, and a protocol those that it refines.
        return tree.resolver.basesOfType(type).allSatisfy {
            tree.table.typeKind(of: $0) != read.summary.kind || tree.table[$0].access >= level
        }
    }
}
