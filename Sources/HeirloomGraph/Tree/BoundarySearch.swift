import HeirloomModel

/// The linked scopes of all modules, with the tables that decide which of them are boundary types.
struct LinkedTree {
    let scopes: [LinkedScope]
    let components: StronglyConnectedComponents
    let read: DeclaredScopes
    var effects: EffectTable
    let isolation: BuildIsolation
    let modules: [String]
    /// The scopes of each module.
    private let scopesOfModules: [String: [Int]]
    /// The marked roots.
    let roots: [Int]
    /// The types in the lists of visible generic types, of which modules above may build specializations.
    private let listedByGenerics: Set<TypeExpression>
    /// By ``ScopeID``, the access level at which the scope itself can be built.
    let levels: [AccessLevel]
    /// By access level, a scope that is built below each scope and is less accessible.
    private let lower: [AccessLevel: BelowEach<ScopeID>]

    var declarations: TreeDeclarations { read.declarations }

    init(
        _ scopes: [LinkedScope],
        _ components: StronglyConnectedComponents,
        _ read: DeclaredScopes,
        _ effects: EffectTable,
        _ isolation: BuildIsolation
    ) {
        self.scopes = scopes
        self.components = components
        self.read = read
        self.effects = effects
        self.isolation = isolation
        let declarations = read.declarations
        let levels = scopes.map { declarations.buildAccess(of: $0.declared).level }
        self.levels = levels
        let modules = scopes.map { declarations.table.files[$0.declared.file].module }
        self.modules = modules
        scopesOfModules = Dictionary(grouping: scopes.indices) { modules[$0] }
        listedByGenerics = Set(
            scopes.map(\.declared).filter { $0.isGeneric && declarations.typeAccess(of: $0) >= .package }
                .flatMap { generic in
                    generic.declaration.fulfilledTypes.map {
                        declarations.resolver.resolve($0.type, from: generic.place).type.canonical
                    }
                }
        )
        roots = scopes.indices.filter { scopes[$0].declared.declaration.isRoot == true }
        let products = scopes.map(\.products)
        let limits: [AccessLevel] = [.package, .public]
        lower = Dictionary(
            uniqueKeysWithValues: limits.map { limit in
                (limit, BelowEach(products, components) { levels[$0.index] < limit ? $0 : nil })
            }
        )
    }

    /// Returns whether a module cannot build some scope of another one.
    func hidesScopes(from module: String) -> Bool {
        scopes.indices.contains { isHidden($0, from: module) }
    }

    private func isHidden(_ index: Int, from module: String) -> Bool {
        modules[index] != module && !declarations.isVisible(levels[index], of: modules[index], from: module)
    }

    /// Returns the types for which a module calls functions, because it does not see everything that the types take.
    func called(from module: String, among types: [ScopeID: BoundaryType]) -> [ScopeID: BoundaryType] {
        let seen = types.filter { id, type in
            // A function for a listed type serves modules that do not see the type itself.
            let functions = isHidden(id.index, from: module) ? type.functions : [type.own].compactMap(\.self)
            return functions.contains { declarations.isVisible($0.access, of: type.module, from: module) }
        }
        if seen.isEmpty { return [:] }
        lazy var hidden = BelowEach(
            below: Array(seen.keys),
            components,
            products: { scopes[$0.index].products }
        ) {
            isHidden($0.index, from: module) ? $0 : nil
        }
        // No other module sees what is internal, except for tests.
        let isTest = !declarations.testableModules(of: module).isEmpty
        return seen.filter { id, _ in
            !isTest && lower[.package]?.first(below: id) != nil || hidden.first(below: id) != nil
        }
    }

    /// Returns the scopes of a module that a function could build, because something below them is not public.
    func candidates(of module: String) -> [ScopeID] {
        (scopesOfModules[module] ?? []).map { ScopeID($0) }.filter { id in
            let scope = scopes[id.index].declared
            return scope.owner == nil && !scope.isGeneric && lower[.public]?.first(below: id) != nil
        }
    }

    /// Returns a forwarded value that a function cannot pass on, because its parameters are neither `sending` nor
    /// nonescaping.
    private func unpassed(_ scope: DeclaredScope) -> Int? {
        scope.forwarded.first { index in
            let label = scope.dependencies[index].declaration.label
            let isSent = scope.declaration.construction.arguments.contains {
                $0.dependency == label && $0.sentType != nil
            }
            return isSent
                || scope.dependencies[index].type.canonical.isFunction && !scope.keepsArgument(for: index)
        }
    }

    /// Returns the reason why the code of a module cannot build a scope, or why a larger view may change what it builds;
    /// `nil` if there is none.
    func obstacle(
        to id: ScopeID,
        in module: String,
        seeing view: Set<String>,
        calling called: [ScopeID: BoundaryType]
    ) -> BoundaryObstacle? {
        let own = modules[id.index]
        guard own == module || declarations.isVisible(levels[id.index], of: own, from: module) else {
            return .hidden(id)
        }
        for (index, dependency) in scopes[id.index].dependencies.enumerated() {
            guard let request = dependency.request else { continue }
            let property = DependencyID(scope: id, index: index)
            let isOpen = dependency.isAbsent || dependency.collected?.request.isOpen ?? false
            // Nothing above the module can fulfill a type that only the module sees, apart from specializations.
            let wanted = (request.collection?.element ?? request).wanted
            if isOpen, isShown(wanted, at: .package) || listedByGenerics.contains(wanted.canonical) {
                return .open(property)
            }
            if dependency.lacksProduct { return .unfulfilled(property) }
            for edge in dependency.edges {
                let product = modules[edge.product.index]
                if product != module, !view.contains(product) { return .unfulfilled(property) }
                guard let type = called[edge.product] else { continue }
                if call(of: type, from: module)?.function(along: edge) == nil { return .hidden(edge.product) }
            }
        }
        return nil
    }

    /// Returns the functions for a scope of a module; `nil` if modules above can build it themselves, or see nothing that
    /// it is built as.
    func type(
        _ id: ScopeID,
        of module: String,
        _ names: BoundaryNames,
        taking requires: [Requirement]
    ) throws(Unbuildable) -> BoundaryType? {
        let scope = scopes[id.index].declared
        if scope.arguments != nil { throw Unbuildable(.generic) }
        if effects[id].isAsync, !declarations.input.functionsTakeIsolation { throw Unbuildable(.suspending) }
        if let index = unpassed(scope) { throw Unbuildable(.passing(DependencyID(scope: id, index: index))) }
        let taken = taken(by: id, requires)
        func access(ofType level: AccessLevel) -> AccessLevel? {
            guard let least = lower[min(level, .public)], least.first(below: id) != nil else { return nil }
            return [.public, .package].first { access in
                access <= level && taken.allSatisfy { isShown($0, at: access) }
            }
        }
        // The type of another package is visible, whatever the access of the extension's function is, unless it is a
        // specialization for a type that is not.
        let isForeign = scope.entity == nil && scope.declaration.form == .extension
        let declared = isForeign ? .public : declarations.typeAccess(of: scope)
        let level =
            [.public, .package].first { $0 <= declared && isShown(scope.type, at: $0) }
            ?? min(declared, .internal)
        // A visible root is built by its generated initializer.
        let ownAccess = scope.declaration.isRoot == true ? nil : access(ofType: level)
        let own = ownAccess.map { access in
            BoundaryType.Function(name: names.name(scope.declaration), access: access, result: scope.type)
        }
        let listed = scope.declaration.fulfilledTypes.compactMap { reference -> BoundaryType.Function? in
            let type = declarations.resolver.resolve(reference.type, from: scope.place).type
            // A property that wraps the type says so, and takes the type itself.
            if read.conversions.converts(scope.type.canonical, to: type.canonical) == .no { return nil }
            let shown: AccessLevel? = [.public, .package].first { isShown(type, at: $0) }
            guard let shown, shown > min(level, .public), let access = access(ofType: shown) else {
                return nil
            }
            let name = names.name(scope.declaration, as: reference.type)
            return BoundaryType.Function(name: name, access: access, result: type)
        }
        if own == nil, listed.isEmpty {
            if let type = taken.first(where: { !isShown($0, at: .package) }) {
                throw Unbuildable(.signature(type))
            }
            return nil
        }
        return BoundaryType(scope: id, module: module, own: own, listed: listed)
    }

    /// Returns the types of the parameters of a scope's function, and its global actor.
    private func taken(by id: ScopeID, _ requires: [Requirement]) -> [ResolvedType] {
        let scope = scopes[id.index].declared
        return scope.forwarded.map { scope.dependencies[$0].type }
            + requires.map { read.values[$0.value].type }
            + [isolation.below[id.index].actor].compactMap(\.self)
    }

    /// Returns a type that keeps the functions of another one from being public.
    func typeHiding(_ type: BoundaryType, taking requires: [Requirement]) -> ResolvedType? {
        type.isPublic ? nil : taken(by: type.scope, requires).first { !isShown($0, at: .public) }
    }

    /// Returns the functions to generate for a type.
    func functions(of type: BoundaryType, taking requires: [Requirement]) -> [BoundaryFunction] {
        let scope = scopes[type.scope.index].declared
        return type.functions.map { function in
            BoundaryFunction(
                scope: type.scope,
                name: function.name,
                access: function.access,
                result: function.result,
                forwarded: scope.forwarded.map { spelled(scope.dependencies[$0].type, at: function.access) },
                requires: read.values.sorted(requires).map {
                    ($0, spelled(read.values[$0.value].type, at: function.access))
                },
                effects: declarations.spellable(effects[type.scope], where: function.access)
            )
        }
    }

    /// Returns the calls of a type's functions in a module; `nil` if it sees none of them.
    ///
    /// - Parameter isHidden: Whether an import must reveal the functions.
    func call(of type: BoundaryType, from module: String, isHidden: Bool = false) -> BoundaryCall? {
        func isSeen(_ function: BoundaryType.Function) -> Bool {
            declarations.isVisible(function.access, of: type.module, from: module)
        }
        let seen = type.functions.filter(isSeen)
        guard let access = seen.map(\.access).min() else { return nil }
        return BoundaryCall(
            namespace: GeneratedNames.boundaryPrefix + type.module,
            own: type.own.flatMap { isSeen($0) ? $0.name : nil },
            listed: Dictionary(
                seen.map { ($0.result.canonical, $0.name) },
                uniquingKeysWith: { first, _ in first }
            ),
            access: access,
            isHidden: isHidden
        )
    }

    /// Returns whether a declaration with an access level may spell a type, apart from its aliases.
    private func isShown(_ type: ResolvedType, at access: AccessLevel) -> Bool {
        declarations.accessTable.entity(in: type, narrowerThan: access) == nil
            || declarations.accessTable.entity(in: type.withoutAliases, narrowerThan: access) == nil
    }

    /// Returns a type as a declaration with an access level spells it: without aliases that are less accessible.
    private func spelled(_ type: ResolvedType, at access: AccessLevel) -> ResolvedType {
        declarations.accessTable.entity(in: type, narrowerThan: access) == nil ? type : type.withoutAliases
    }
}

extension CollectionRequest {
    /// Whether further types may become elements: none are chosen by `collecting`.
    fileprivate var isOpen: Bool { chosen == nil }
}

extension ResolvedType {
    /// The type with its aliases expanded.
    fileprivate var withoutAliases: ResolvedType {
        with(spelled: canonical.sugared { $0 }, canonical: canonical)
    }
}

extension ValueTable {
    /// Returns requirements in the order of their labels and types.
    func sorted(_ requires: [Requirement]) -> [Requirement] {
        if requires.count < 2 { return requires }
        func key(_ requirement: Requirement) -> (String, String) {
            let value = self[requirement.value]
            return (value.label, value.type.canonical.spelling)
        }
        return requires.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
