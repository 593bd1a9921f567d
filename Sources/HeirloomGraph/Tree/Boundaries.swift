import HeirloomModel

/// The marked roots of other modules that a module builds by their generated initializers, because it does not see
/// everything that the roots take.
struct BoundaryRoots {
    /// By ``ScopeID``; empty if there are none.
    private var isBoundary: [Bool] = []

    /// No roots.
    init() {}

    /// - Parameter marked: The marked roots of all modules, if they are known already.
    init(
        _ scopes: [LinkedScope],
        marked: [Int]? = nil,
        _ components: StronglyConnectedComponents,
        _ read: DeclaredScopes,
        seenFrom module: String
    ) {
        let roots = (marked ?? Array(scopes.indices)).filter {
            read.isBuiltByGeneratedInitializer(scopes[$0].declared, seenFrom: module)
        }
        if roots.isEmpty { return }
        let hidden = BelowEach(scopes.map(\.products), components) { id in
            read.declarations.isVisible(scopes[id.index].declared, from: module) ? nil : id
        }
        let called = roots.filter { hidden.first(below: ScopeID($0)) != nil }
        if called.isEmpty { return }
        isBoundary = [Bool](repeating: false, count: scopes.count)
        for root in called { isBoundary[root] = true }
    }

    func contains(_ index: Int) -> Bool { !isBoundary.isEmpty && isBoundary[index] }
}

/// The scopes that the generated code builds by a call of their own module.
///
/// A boundary hides the code that builds a type, but not the type's place in the tree: every rule still sees everything
/// below it.
struct CalledScopes {
    let scopes: [LinkedScope]
    let roots: BoundaryRoots
    let types: BoundaryTypes
    let effects: EffectTable
    let isolation: BuildIsolation
    let read: DeclaredScopes
    /// Whether something is not available everywhere.
    let limitsAvailability: Bool

    /// Returns a scope as its call sees it; `nil` for a scope that the generated code builds itself.
    ///
    /// The call takes what is forwarded and received, and has the effects of everything that is built there.
    subscript(id: ScopeID) -> Scope? {
        let own = isolation.own[id.index]
        if roots.contains(id.index) { return called(id, in: own, settled: isolation.settled[id.index]) }
        guard let call = types.call(of: id) else { return nil }
        let below = isolation.below[id.index]
        return called(id, in: below, settled: below == .nonisolated ? nil : below, by: call)
    }

    private func called(
        _ id: ScopeID,
        in own: Isolation,
        settled: Isolation?,
        by call: BoundaryTypes.Call? = nil
    ) -> Scope {
        let whole = scopes[id.index].declared
        let access = call?.functions.access ?? whole.declaration.access
        let effects = read.declarations.spellable(effects[id], where: access)
        let parts =
            limitsAvailability
            ? BreadthFirstWalk.reached(from: [id]) { scopes[$0.index].products }.dropFirst() : []
        let declared = whole.called(
            by: call,
            values: read.values,
            isolation: own == isolation.own[id.index] ? nil : own,
            effects: CallEffects(effects),
            availability: parts.flatMap { scopes[$0.index].declared.declaration.availabilityOfBuilding }
        )
        let inputs = declared.dependencies.map { ScopeDependency($0, origin: $0.origin) }
        return Scope(
            LinkedScope(declared, inputs, Providers(among: declared.dependencies)),
            in: read.declarations.table.files[whole.file].module,
            declaration: declared.declaration,
            requires: call?.requires ?? [],
            order: SiblingOrder(count: inputs.count, made: [], needs: []),
            isolation: own,
            isolationBelow: own,
            settledIsolation: settled,
            exactEffects: effects,
            effects: effects,
            callEffects: effects
        )
    }
}

extension DeclaredScopes {
    /// Returns whether a type is a marked root of another module that generates an initializer which a module sees.
    func isBuiltByGeneratedInitializer(_ scope: DeclaredScope, seenFrom viewer: String) -> Bool {
        guard scope.declaration.isRoot == true else { return false }
        let module = declarations.table.files[scope.file].module
        // A question about a tree that was never built does not know which modules run the plugin.
        return module != viewer && !declarations.input.modulesWithoutPlugin.contains(module)
            && scope.arguments == nil
            && declarations.isVisible(declarations.typeAccess(of: scope), of: module, from: viewer)
            && needsInitializer(scope)
    }

    /// Returns whether a root needs an initializer: it does not if it already has one, or if there is nothing to build.
    func needsInitializer(_ root: DeclaredScope) -> Bool {
        root.dependencies.count > root.forwarded.count && handwrittenInitializer(of: root) == nil
    }

    /// Returns the handwritten initializer that takes exactly the forwarded values of a root, and so rules out a generated
    /// one, even if it is private or failable. One whose parameters certainly have other types is an overload.
    func handwrittenInitializer(of root: DeclaredScope) -> ExtensionInitializer? {
        guard let entity = root.entity else { return nil }
        let inputs = root.forwarded.map { root.dependencies[$0] }
        return declarations.writtenInitializers(of: entity).first { written in
            let place = Place(file: written.file, enclosing: entity)
            let parameters = zip(written.initializer.parameterTypes, inputs)
            return written.initializer.labels == inputs.map(\.declaration.label)
                && !parameters.contains { parameter, input in
                    let taken = declarations.resolver.resolve(parameter.type, from: place).type.canonical
                    return conversions.isOther(taken, than: input.type.canonical)
                }
        }
    }
}

extension DeclaredScope {
    /// Returns the scope as its generated initializer builds it, or the functions of its module.
    ///
    /// - Parameter isolation: The isolation of the function; `nil` if it is that of the type.
    fileprivate func called(
        by call: BoundaryTypes.Call?,
        values: ValueTable,
        isolation: Isolation?,
        effects: CallEffects,
        availability: [String]
    ) -> DeclaredScope {
        let inputs =
            forwarded.map { dependencies[$0] }
            + (call?.requires ?? []).map { DeclaredDependency($0, values, at: declaration.nameRange) }
        var construction = Construction(
            callee: .writtenInitializer,
            arguments: inputs.map { input in
                let label = input.declaration.label
                var argument = Construction.Argument(label: label, dependency: label)
                argument.isEscaping = true
                return argument
            },
            access: call?.functions.access ?? declaration.access
        )
        construction.isolation = declaration.construction.isolation
        if case .globalActor(let name) = isolation {
            construction.isolation = IsolationSpelling(attributes: [name])
        }
        construction.effects = effects
        construction.availability = declaration.construction.availability
        var called = declaration
        called.construction = construction
        called.dependencies = inputs.map(\.declaration)
        called.closures = []
        called.availability += availability
        return with(called, dependencies: inputs, building: call?.result, by: call?.functions)
    }
}

extension DeclaredDependency {
    /// Creates a dependency that receives a required value.
    fileprivate convenience init(_ requirement: Requirement, _ values: ValueTable, at range: SourceRange) {
        let value: ValueID
        let origin: ScopeDependency.Origin
        switch requirement {
        case .value(let required): (value, origin) = (required, .received)
        case .ifAvailable(let wrapped):
            (value, origin) = (values[wrapped].optional ?? wrapped, .receivedIfAvailable(wrapped))
        }
        let type = values[value].type
        let declaration = DependencyDeclaration(
            label: values[value].label,
            type: TypeReference(type: type.spelled, range: range),
            source: .received(onlyIfAvailable: origin != .received),
            labelRange: range,
            range: range
        )
        self.init(declarations: [declaration], index: 0, value: value, type: type, origin: origin)
    }
}

extension CallEffects {
    fileprivate init(_ effects: BuildEffects) {
        let throwing: Throwing =
            switch effects.thrown {
            case .nothing: .never
            case .anything: .anyError
            case .error(let type): .error(type.canonical)
            }
        self.init(isAsync: effects.isAsync, throwing: throwing)
    }
}
