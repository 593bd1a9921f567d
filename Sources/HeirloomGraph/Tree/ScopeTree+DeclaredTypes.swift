import HeirloomModel

// Errors in a generic type are found in one of its specializations, but fixed in the declaration that all of them
// share. These are types as that declaration spells them: `Model.ID` if the specialization has `User.ID`.
extension ScopeTree {
    /// Returns the type of a dependency, with the generic parameters of the enclosing type.
    package func declaredType(of dependency: DependencyID) -> ResolvedType {
        let declared = self[dependency].declared
        guard let parameters = parameters(of: dependency.scope) else { return declared.type }
        return resolved(declared.declaration.type.type, in: dependency.scope, parameters)
    }

    /// Returns the type that a dependency takes from above; for a renamed one, the type that it names. Generic
    /// parameters are those of the owner of the first edge that leads down to the dependency, or without edges, those
    /// of the enclosing type.
    package func declaredNeed(of dependency: DependencyID, along edges: ArraySlice<BuildEdge>) -> ResolvedType
    {
        let declared = self[dependency].declared
        guard let value = self[dependency].requirement?.value else {
            return declaredType(of: dependency, along: edges)
        }
        guard let arguments = arguments(of: dependency.scope, along: edges) else { return values[value].type }
        guard case .renamed(let renaming) = declared.declaration.source else {
            return resolved(declared.declaration.type.type, in: dependency.scope, arguments)
        }
        let type = resolved(renaming.type.type, in: dependency.scope, arguments)
        // `any` may be omitted in `ofType`.
        guard case .existential = values[value].type.spelled, case .named = type.spelled else { return type }
        return type.spelledOtherwise(.existential(type.spelled))
    }

    /// Returns the type of a dependency of an edge's product, with the generic parameters of the edge's owner.
    package func declaredType(ofDependency index: Int, along edge: BuildEdge) -> ResolvedType {
        declaredType(of: DependencyID(scope: edge.product, index: index), along: [edge])
    }

    private func declaredType(of dependency: DependencyID, along edges: ArraySlice<BuildEdge>) -> ResolvedType
    {
        let declared = self[dependency].declared
        guard let arguments = arguments(of: dependency.scope, along: edges) else { return declared.type }
        return resolved(declared.declaration.type.type, in: dependency.scope, arguments)
    }

    /// Returns the `ForwardedProperties` of an edge's product, with the generic parameters of the edge's owner.
    package func declaredForwardedProperties(along edge: BuildEdge) -> ResolvedType {
        let types = self[edge.product].forwarded.map { declaredType(ofDependency: $0, along: edge) }
        return forwardedProperties(types, of: edge.product)
    }

    /// Returns the `ForwardedProperties` of a type, given the types of its forwarded properties.
    package func forwardedProperties(_ types: [ResolvedType], of product: ScopeID) -> ResolvedType {
        ResolvedType(
            spelled: self[product].declared.forwardedProperties(of: types, \.spelled),
            canonical: self[product].declared.forwardedProperties(of: types, \.canonical),
            externalNamesFile: types.lazy.compactMap(\.externalNamesFile).first
        )
    }

    /// Returns the type of an edge's product, with the generic parameters of the edge's owner.
    package func declaredProduct(of edge: BuildEdge) -> ResolvedType {
        let product = self[edge.product].declared
        guard let parameters = parameters(of: edge.owner) else { return product.type }
        if product.owner != nil {
            return resolved(product.declaration.type.type, in: edge.product, parameters)
        }
        return askedType(along: edge, parameters) ?? product.type
    }

    /// Returns the type that the property of an edge requests, with the generic parameters of the edge's owner.
    package func declaredRequest(along edge: BuildEdge) -> ResolvedType {
        guard let generic = generic(of: edge.owner) else { return edge.requestedType }
        let request = self[generic].dependencies[edge.dependency].declared.request
        let asking = self[edge.builtFor].collected == nil ? request : request?.collection?.element
        return asking?.requested ?? edge.requestedType
    }

    /// Returns the effects of building an edge's product, with an error type in terms of the generic parameters of the
    /// edge's owner. An error that differs between specializations becomes `any Error`.
    package func declaredEffects(along edge: BuildEdge) -> BuildEffects {
        var effects = effects[edge.product]
        guard case .error = effects.thrown, parameters(of: edge.owner) != nil else { return effects }
        effects.thrown = .nothing
        var arguments = [edge.product: self.arguments(of: edge, within: parameters(of: edge.owner))]
        var walk = BreadthFirstWalk(from: [edge.product])
        while let next = walk.next() {
            let own = arguments[next].flatMap(\.self)
            if let thrown = declaredError(of: next, own) {
                effects.formUnion(BuildEffects(thrown: .error(thrown)))
            }
            for eager in self[next].eagerEdges where walk.reach(eager.product) {
                arguments[eager.product] = self.arguments(of: eager, within: own)
            }
        }
        return effects
    }

    /// Returns the error that the call itself throws that builds a scope.
    private func declaredError(of scope: ScopeID, _ arguments: GenericArguments?) -> ResolvedType? {
        guard case .error(let thrown) = effects.ofCall(building: scope).thrown,
            case .error(let written) = self[scope].declared.declaration.construction.effects.throwing
        else { return nil }
        return arguments.map { resolved(written, in: scope, $0) } ?? thrown
    }
}

extension ScopeTree {
    /// Returns the generic declaration of which a scope is a specialization.
    private func generic(of scope: ScopeID) -> ScopeID? {
        let declared = self[scope].declared
        return declared.isSpecialization && declared.owner == nil
            ? declared.entity.flatMap { generics[$0] } : nil
    }

    /// Returns the generic parameters of the type of which a scope is a specialization, each standing for itself; `nil`
    /// for a scope that is not a specialization.
    private func parameters(of scope: ScopeID) -> GenericArguments? {
        let declared = self[scope].declared
        guard declared.isSpecialization, let generic = declared.entity.flatMap({ generics[$0] }) else {
            return nil
        }
        return self[generic].declared.arguments
    }

    /// Returns the generic arguments of a scope at the end of edges that lead down to it, in terms of the parameters of
    /// the first owner.
    private func arguments(of scope: ScopeID, along edges: ArraySlice<BuildEdge>) -> GenericArguments? {
        guard let first = edges.first else { return parameters(of: scope) }
        return edges.reduce(parameters(of: first.owner)) { arguments(of: $1, within: $0) }
    }

    /// Returns the generic arguments of an edge's product, if those of its owner are known.
    private func arguments(of edge: BuildEdge, within arguments: GenericArguments?) -> GenericArguments? {
        let product = self[edge.product].declared
        guard let arguments, product.isSpecialization else { return product.arguments }
        // A closure is located in the type that builds it.
        if product.owner != nil { return arguments }
        return askedType(along: edge, arguments).flatMap {
            GenericArguments(of: $0, for: product.declaration.genericParameters)
        } ?? product.arguments
    }

    /// Returns the specialization of a generic type that the property of an edge names; `nil` if it names none.
    private func askedType(along edge: BuildEdge, _ arguments: GenericArguments) -> ResolvedType? {
        let (product, dependency) = (self[edge.product].declared, self[edge.builtFor])
        guard product.isSpecialization, product.owner == nil else { return nil }
        let chosen = dependency.collected?.request.chosen?.first {
            $0.type.canonical == product.type.canonical
        }
        let named = chosen?.name ?? dependency.declared.request?.attribute.fulfilledByType
        let written = named?.type ?? dependency.declared.declaration.type.type
        let declared = self[edge.owner].declared
        let place = declared.place
        let type = resolver.resolve(
            written,
            from: place,
            searchingAllModules: named != nil,
            within: arguments
        ).type
        let expanded = resolver.expandingAliases(
            in: written,
            from: place,
            searchingAllModules: named != nil,
            within: arguments
        )
        let canonical = type.canonical.builtType
        guard canonical.entity(in: table) == product.entity else { return nil }
        let spelled = [type.spelled, expanded.type].map(\.builtType).first {
            $0.entity(in: table) == product.entity
        }
        return type.with(spelled: spelled ?? canonical, canonical: canonical)
    }

    private func resolved(
        _ written: TypeExpression,
        in scope: ScopeID,
        _ arguments: GenericArguments
    ) -> ResolvedType {
        let declared = self[scope].declared
        let place = declared.place
        return resolver.resolve(written, from: place, within: arguments).type
    }
}

extension TypeExpression {
    /// The type of the product of a property: the result of a function or an instantiator, or the element of a
    /// collection.
    fileprivate var builtType: TypeExpression {
        let element = CollectionShape(withoutOptional)?.element ?? self
        return (BuilderShape(element)?.product ?? element).withoutOptional
    }
}
