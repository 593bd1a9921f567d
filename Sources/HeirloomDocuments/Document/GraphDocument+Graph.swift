import HeirloomGraph
import HeirloomModel

extension GraphDocument {
    /// Creates the document of a graph.
    package init(_ graph: ScopeGraph) {
        let writer = DocumentWriter(graph)
        self.init(
            modules: [graph.module],
            roots: graph.roots.map { writer.names[$0.scope.index] }.sorted(),
            scopes: graph.scopes.indices
                .filter { graph.scopes[$0].isBuilt }
                .map { writer.scope(at: ScopeID($0)) }
                .sorted { $0.name < $1.name }
        )
    }
}

extension HeirloomGraph.Scope {
    /// Whether the scope itself is built: for a generic type, only its specializations are.
    fileprivate var isBuilt: Bool { declaration.genericParameters.isEmpty || isSpecialization }

    /// Returns the name of a closure in an owner: that of the property that it builds.
    fileprivate func nameOfClosure(in owner: String?) -> String? {
        guard case .closure(let label) = declaration.form, let owner else { return nil }
        return owner + "." + label
    }
}

/// Converts a graph to the parts of a document.
private struct DocumentWriter {
    let graph: ScopeGraph
    /// The names of all scopes, by index.
    let names: [String]
    /// The names that types in several modules share.
    private let contestedNames: Set<String>

    init(_ graph: ScopeGraph) {
        self.graph = graph
        contestedNames = graph.contestedNames
        names = graph.scopes.map { scope in
            scope.nameOfClosure(in: scope.owner?.canonical.spelling) ?? scope.type.canonical.spelling
        }
    }

    func scope(at id: ScopeID) -> GraphDocument.Scope {
        let scope = graph[id]
        return GraphDocument.Scope(
            name: names[id.index],
            type: scope.nameOfClosure(in: scope.owner.map(spelling)) ?? spelling(scope.type),
            module: scope.module,
            kind: kind(of: scope.declaration.form),
            place: place(of: scope.declaration.nameRange, in: scope.file),
            isolation: scope.isolation.actor.map(spelling),
            effects: spelling(scope.effects),
            ownEffects: spelling(scope.callEffects),
            hidesParts: scope.isCalled,
            fulfills: scope.declaration.fulfilledTypes.map(\.type.spelling),
            key: scope.declaration.key.map { spelling($0.value) },
            // A scope that no root reaches may have dependencies that nothing builds.
            dependencies: scope.dependencies.indices.filter { !scope.dependencies[$0].lacksProduct }
                .map { dependency(at: $0, of: id) },
            requires: scope.requires.map(requirement)
        )
    }

    private func kind(of form: InstantiableDeclaration.Form) -> GraphDocument.Scope.Kind {
        switch form {
        case .declaration(.struct): .struct
        case .declaration(.class): .class
        case .declaration(.actor): .actor
        case .declaration(.enum), .declaration(.protocol): .enum
        case .extension: .extension
        case .closure: .closure
        }
    }

    private func dependency(at index: Int, of owner: ScopeID) -> GraphDocument.Dependency {
        let scope = graph[owner]
        let dependency = scope.dependencies[index]
        let declared = scope.declaration.dependencies[index]
        let keys = dependency.collected?.keys
        return GraphDocument.Dependency(
            label: graph[dependency.value].label,
            identity: graph[dependency.value].type.canonical.spelling,
            type: spelling(dependency.type),
            origin: origin(of: dependency),
            place: place(of: declared.labelRange, in: scope.file),
            takes: taken(by: dependency),
            isTakenIfAvailable: isTakenIfAvailable(dependency),
            isLocal: declared.isLocal,
            collection: dependency.collected.map { $0.keys == nil ? .array : .dictionary },
            builds: dependency.edges.enumerated().map { place, edge in
                build(along: edge, of: dependency, underKey: keys.map { $0[place] })
            }
        )
    }

    private func build(
        along edge: BuildEdge,
        of dependency: ScopeDependency,
        underKey key: ElementKey?
    ) -> GraphDocument.Build {
        let product = graph[edge.product]
        return GraphDocument.Build(
            scope: names[edge.product.index],
            key: key.map(spelling),
            isWrapped: edge.isWrapped,
            decorates: edge.moment == .atOnce && product.requires(.value(dependency.value)),
            isNamedByType: dependency.collected == nil && isBuilt(along: edge, namedBy: dependency.type)
        )
    }

    private func isBuilt(along edge: BuildEdge, namedBy type: ResolvedType) -> Bool {
        guard !edge.isWrapped else { return false }
        switch edge.moment {
        case .atOnce:
            return (type.canonical.wrappedInOptional ?? type.canonical) == graph[edge.product].type.canonical
        case .onDemand(let builder, _):
            return !builder.isErased
        }
    }

    private func origin(of dependency: ScopeDependency) -> GraphDocument.Dependency.Origin {
        switch dependency.origin {
        case .instantiated: dependency.edges.first.map(origin) ?? .instantiated
        case .forwarded: .forwarded
        case .received: .received
        case .receivedIfAvailable: .receivedIfAvailable
        case .renamed: .renamed
        }
    }

    private func origin(of edge: BuildEdge) -> GraphDocument.Dependency.Origin {
        switch (edge.moment, edge.lifetime) {
        case (.atOnce, _): edge.isConcurrent ? .instantiatedConcurrently : .instantiated
        case (.onDemand, nil): .instantiatedOnDemand
        case (.onDemand, .lazy): .instantiatedLazily
        case (.onDemand, .weak): .instantiatedWeakly
        }
    }

    private func taken(by dependency: ScopeDependency) -> GraphDocument.Value? {
        switch dependency.origin {
        case .renamed(let renaming): value(renaming.source.value)
        case .receivedIfAvailable(let sought): value(sought)
        case .instantiated, .forwarded, .received: nil
        }
    }

    private func isTakenIfAvailable(_ dependency: ScopeDependency) -> Bool {
        guard case .renamed(let renaming) = dependency.origin else { return false }
        return renaming.source == .ifAvailable(renaming.source.value)
    }

    private func requirement(_ requirement: HeirloomGraph.Requirement) -> GraphDocument.Requirement {
        GraphDocument.Requirement(
            label: graph[requirement.value].label,
            identity: graph[requirement.value].type.canonical.spelling,
            type: spelling(graph[requirement.value].type),
            isOnlyIfAvailable: requirement == .ifAvailable(requirement.value)
        )
    }
}

// MARK: Spelling

extension DocumentWriter {
    private func value(_ id: ValueID) -> GraphDocument.Value {
        GraphDocument.Value(label: graph[id].label, identity: graph[id].type.canonical.spelling)
    }

    private func place(of range: SourceRange, in file: FileID) -> GraphDocument.Place {
        GraphDocument.Place(path: graph[file].path, line: range.start.line, column: range.start.column)
    }

    /// Returns the spelled type without the names of modules that were read. If several of those declare a type of that
    /// name, the module's name is always included.
    private func spelling(_ type: ResolvedType) -> String {
        let text = type.spelled.spelling(name: spelling)
        let bare = type.spelled.withoutOptional.withoutAny.spelling(name: spelling)
        guard contestedNames.contains(bare) else { return text }
        return text.replacing(
            bare,
            with: type.canonical.withoutOptional.withoutAny.spelling,
            maxReplacements: 1
        )
    }

    private func spelling(_ components: [TypeNameComponent]) -> String {
        let isQualified =
            components.count > 1 && graph.names.modules.contains(components[0].name)
            && !contestedNames.contains(components.dropFirst().map(\.name).joined(separator: "."))
        return (isQualified ? components.dropFirst() : components[...])
            .map { $0.spelling(name: spelling) }
            .joined(separator: ".")
    }

    /// Returns `async throws(E)`, or `nil` without effects.
    private func spelling(_ effects: BuildEffects) -> String? {
        effects.isEmpty ? nil : effects.spelling { spelling($0) }
    }

    private func spelling(_ key: ElementKey) -> String {
        switch key {
        case .text(let text): text.literal
        case .integer(let digits): digits
        case .enumCase(_, let name): "." + name
        }
    }

    private func spelling(_ key: CollectionKey.Value) -> String {
        switch key {
        case .text(let text): text.literal
        case .integer(let digits): digits
        case .enumCase(let enumCase): "." + enumCase.name
        }
    }
}

extension ScopeGraph {
    /// The names, without that of the module, that scopes of several modules share.
    fileprivate var contestedNames: Set<String> {
        var modules: [String: String] = [:]
        var contested: Set<String> = []
        for scope in scopes where !scope.isSpecialization && scope.owner == nil {
            let name = scope.declaration.path.joined(separator: ".")
            if modules.updateValue(scope.module, forKey: name) ?? scope.module != scope.module {
                contested.insert(name)
            }
        }
        return contested
    }
}
