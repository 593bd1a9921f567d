import HeirloomModel

/// Links the scopes again for doubles: handwritten doubles replace the types that they double, and unfulfilled
/// dependencies are received from above.
///
/// Scopes that are unaffected are those of the tree itself.
struct DoubleLinker {
    /// The scopes of the tree by ``ScopeID``, followed by those of doubles of other types.
    private(set) var scopes: [LinkedScope] = []
    private let tree: ScopeTree
    private let handWritten: HandWrittenDoubles
    private let mockCondition: String?

    /// - Parameter requested: The types of other modules that get doubles of their own.
    init(_ tree: ScopeTree, _ handWritten: HandWrittenDoubles, requested: Set<ScopeID>) {
        self.tree = tree
        self.handWritten = handWritten
        mockCondition = tree.input.mockCondition
        scopes.reserveCapacity(tree.scopes.count + handWritten.scopes.count)
        for id in tree.ids {
            let doubled = declaredForDoubles(tree[id].declared)
            let isWhole = doubled != nil || requested.contains(id) && tree.canBuildParts(of: id)
            let linked = isWhole ? tree[id] : tree[id].printed
            guard
                let declared = withoutUnseenDefaults(doubled ?? linked.declared) ?? doubled
                    ?? (isSame(linked) ? nil : linked.declared)
            else {
                scopes.append(LinkedScope(linked.declared, linked.dependencies, linked.providers))
                continue
            }
            scopes.append(link(declared, id))
        }
        for declared in handWritten.scopes {
            let id = ScopeID(scopes.count)
            let seen = withoutUnseenDefaults(declared) ?? declared
            scopes.append(link(seen.receivingWhatItTakes(), id))
        }
    }

    /// Returns the scope of a double for a type that has no scope in the tree.
    func id(ofHandWritten index: Int) -> ScopeID { ScopeID(tree.scopes.count + index) }

    /// Returns a scope as its handwritten double builds it; `nil` without a handwritten double.
    private func declaredForDoubles(_ scope: DeclaredScope) -> DeclaredScope? {
        if let own = ownDouble(of: scope) { return scope.built(by: own) }
        guard let other = handWritten.making(scope.typeID) else { return nil }
        return scope.doubled(by: handWritten.scopes[other])
    }

    /// Returns a scope without the defaults that refer to declarations that the module cannot see. Defaults apply to
    /// arguments that are not passed. Returns `nil` if the module can see them all.
    private func withoutUnseenDefaults(_ scope: DeclaredScope) -> DeclaredScope? {
        var construction = scope.declaration.construction
        let defaults = construction.defaulted + construction.defaultsOfArguments
        let module = tree.table.files[scope.file].module
        if defaults.isEmpty || module == tree.input.module { return nil }
        func isSeen(_ parameter: DefaultedParameter) -> Bool {
            tree.declarations.isVisible(parameter.access, of: module)
        }
        if defaults.allSatisfy(isSeen) { return nil }
        construction.keepDefaults(where: isSeen)
        return scope.built(by: construction)
    }

    /// Returns the double declared in the scope itself, if generated code can see it and it is compiled whenever
    /// generated code is.
    private func ownDouble(of scope: DeclaredScope) -> Construction? {
        guard let own = scope.declaration.double, tree.isVisible(scope.built(by: own)) else { return nil }
        guard let condition = own.condition else { return own }
        return mockCondition.map(condition.holds(wherever:)) == true ? own : nil
    }

    /// Returns whether a scope builds the same products for doubles.
    private func isSame(_ scope: Scope) -> Bool {
        scope.dependencies.allSatisfy { dependency in
            guard let request = dependency.declared.request, !dependency.isReplacedAsWhole else {
                return true
            }
            return !dependency.edges.isEmpty && product(for: request) == dependency.edges[0].product
        }
    }

    /// Returns the scope that fulfills a request in a double: a double that was written for the requested type wins.
    private func product(for request: BuildRequest) -> ScopeID? {
        let found = tree.linker.builders(for: request)
        let real = found.count == 1 ? found[0] : nil
        // A double that is declared in the type itself has the ID of the scope.
        if let real, ownDouble(of: tree[real].declared) != nil { return real }
        if let real, handWritten.making(tree[real].declared.typeID) != nil { return real }
        let requested = tree.types.id(of: request.requested.canonical)
        let doubled = [requested, request.wantedID].compactMap(\.self).lazy
            .compactMap { handWritten.making($0) ?? handWritten.listing($0) }.first
        // The forwarded values of the real type must not be lost.
        guard let doubled, real.map({ tree[$0].forwarded.isEmpty }) ?? true else { return real }
        return id(ofHandWritten: doubled)
    }

    /// Returns a collection, or an absent dependency, as the tree links it: a test replaces all of it or nothing.
    private func whole(_ declared: DeclaredDependency, of id: ScopeID) -> ScopeDependency? {
        guard id.index < tree.scopes.count else { return nil }
        return tree[id].dependencies.first { $0.declared === declared && $0.isReplacedAsWhole }
    }

    private func link(_ declared: DeclaredScope, _ id: ScopeID) -> LinkedScope {
        let links = declared.dependencies.indices.map { link(declared.dependencies[$0], at: $0, of: id) }
        let providers = Providers(among: links.map { $0.declared })
        let dependencies = links.map { link in
            ScopeDependency(
                link.declared,
                origin: tree.read.origin(of: link.declared),
                edges: link.edges,
                collected: link.collected,
                sibling: tree.values.sibling(of: link.declared, among: providers)
            )
        }
        return LinkedScope(declared, dependencies, providers)
    }

    private typealias Link = (
        declared: DeclaredDependency, edges: [BuildEdge], collected: CollectedElements?
    )

    private func link(_ dependency: DeclaredDependency, at index: Int, of id: ScopeID) -> Link {
        guard let request = dependency.request else { return (dependency, [], nil) }
        if let whole = whole(dependency, of: id) {
            return (dependency, whole.edges.map { $0.built(for: index) }, whole.collected)
        }
        guard let product = product(for: request) else { return (dependency.received(), [], nil) }
        let count = tree.scopes.count
        let built =
            product.index < count ? tree[product].declared : handWritten.scopes[product.index - count]
        let property = DependencyID(scope: id, index: index)
        let edge = tree.read.edge(for: dependency, request, at: property, to: product, built)
        return (dependency, [edge], nil)
    }
}

extension ScopeTree {
    /// Returns whether generated code can build a type of another module, and each of its parts at least by a call of a
    /// function.
    fileprivate func canBuildParts(of id: ScopeID) -> Bool {
        isVisible(self[id].declared) && self[id].edges.allSatisfy(canBuild)
    }

    /// Returns whether generated code can build the product of an edge, or call a function that does.
    package func canBuild(_ edge: BuildEdge) -> Bool {
        let product = self[edge.product].printed.declared
        return product.boundary.map { $0.function(along: edge) != nil } ?? isVisible(product)
    }
}

extension DeclaredScope {
    /// Returns the scope with another call that builds it.
    fileprivate func built(by construction: Construction) -> DeclaredScope {
        var declaration = declaration
        declaration.construction = construction
        return with(declaration, dependencies: dependencies)
    }

    /// Returns the scope as the double of another declaration builds it, which may take other parameters. Forwarded
    /// dependencies stay forwarded.
    fileprivate func doubled(by double: DeclaredScope) -> DeclaredScope {
        let taken = double.dependencies.map { parameter in
            dependencies.first { $0.value == parameter.value } ?? parameter.received()
        }
        let lost = dependencies.filter { dependency in
            dependency.origin == .forwarded && !taken.contains { $0.value == dependency.value }
        }
        var declaration = double.declaration
        if owner == nil { declaration.path = self.declaration.path }
        declaration.access = self.declaration.access
        declaration.fulfilledTypes = self.declaration.fulfilledTypes
        return with(declaration, in: double.file, dependencies: lost + taken)
    }

    /// Returns the scope with all parameters received from above.
    fileprivate func receivingWhatItTakes() -> DeclaredScope {
        with(declaration, dependencies: dependencies.map { $0.request == nil ? $0.received() : $0 })
    }
}

extension DeclaredDependency {
    /// Returns the dependency as received from above.
    fileprivate func received() -> DeclaredDependency {
        if case .receivedIfAvailable = origin { return self }
        return DeclaredDependency(
            declarations: declarations,
            index: index,
            value: value,
            type: type,
            origin: .received,
            ambiguities: ambiguities
        )
    }
}
