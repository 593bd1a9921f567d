import HeirloomModel

/// The types that generated code builds by a call of their own module, because it does not see all that they take.
///
/// A marked root of another module is built by the initializer that is generated there. What a boundary hides is the code
/// that builds a type, never the type's place in the tree: every rule still sees everything below it.
struct Boundaries {
    /// By ``ScopeID``; empty if there are none.
    private var isBoundary: [Bool] = []

    /// No boundaries.
    init() {}

    init(_ scopes: [LinkedScope], _ components: StronglyConnectedComponents, _ read: DeclaredScopes) {
        let roots = scopes.indices.filter { read.hasVisibleGeneratedInitializer(scopes[$0].declared) }
        if roots.isEmpty { return }
        let hidden = BelowEach(scopes.map(\.products), components) { id in
            read.declarations.isVisible(scopes[id.index].declared) ? nil : id
        }
        let called = roots.filter { hidden.first(below: ScopeID($0)) != nil }
        if called.isEmpty { return }
        isBoundary = [Bool](repeating: false, count: scopes.count)
        for root in called { isBoundary[root] = true }
    }

    func contains(_ index: Int) -> Bool { !isBoundary.isEmpty && isBoundary[index] }

    /// Returns a boundary as a call of its generated initializer sees it; `nil` for all other scopes.
    ///
    /// The call takes what is forwarded, and has the effects of everything that is built there.
    func call(
        building id: ScopeID,
        _ scopes: [LinkedScope],
        _ effects: BuildEffects,
        _ isolation: BuildIsolation,
        _ declarations: TreeDeclarations
    ) -> Scope? {
        guard contains(id.index) else { return nil }
        let whole = scopes[id.index].declared
        let effects = declarations.spellable(effects, where: whole.declaration.access)
        let parts = BreadthFirstWalk.reached(from: [id]) { scopes[$0.index].products }.dropFirst()
        let declared = whole.called(
            effects: CallEffects(effects),
            availability: parts.flatMap { scopes[$0.index].declared.declaration.availabilityOfBuilding }
        )
        let inputs = declared.dependencies.map { ScopeDependency($0, origin: .forwarded) }
        return Scope(
            LinkedScope(declared, inputs, Providers(among: declared.dependencies)),
            in: declarations.table.files[whole.file].module,
            declaration: declared.declaration,
            requires: [],
            order: SiblingOrder(count: inputs.count, made: [], needs: []),
            isolation: isolation.own[id.index],
            isolationBelow: isolation.own[id.index],
            settledIsolation: isolation.settled[id.index],
            exactEffects: effects,
            effects: effects,
            callEffects: effects
        )
    }
}

extension DeclaredScopes {
    /// Returns whether a type is a marked root of another module that generates an initializer which this one sees.
    fileprivate func hasVisibleGeneratedInitializer(_ scope: DeclaredScope) -> Bool {
        guard scope.declaration.isRoot == true else { return false }
        let input = declarations.input
        let module = declarations.table.files[scope.file].module
        // A question about a tree that was never built does not know which modules run the plugin.
        return module != input.module && !input.modulesWithoutPlugin.contains(module)
            && scope.arguments == nil
            && declarations.isVisible(declarations.typeAccess(of: scope), of: module)
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
    /// Returns the scope as its generated initializer builds it.
    fileprivate func called(effects: CallEffects, availability: [String]) -> DeclaredScope {
        let inputs = forwarded.map { dependencies[$0] }
        var construction = Construction(
            callee: .writtenInitializer,
            arguments: inputs.map { input in
                let label = input.declaration.label
                var argument = Construction.Argument(label: label, dependency: label)
                argument.isEscaping = true
                return argument
            },
            access: declaration.access
        )
        construction.isolation = declaration.construction.isolation
        construction.effects = effects
        construction.availability = declaration.construction.availability
        var called = declaration
        called.construction = construction
        called.dependencies = inputs.map(\.declaration)
        called.closures = []
        called.availability += availability
        return with(called, dependencies: inputs)
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
