import HeirloomModel

// What is wrong with a generic type is found in one of its specialisations and fixed in the declaration that all of them
// share. These are types as that declaration spells them: `Model.ID` where the specialisation has `User.ID`.
extension ScopeTree {
    /// The type of a dependency, with the parameters of the generic type around.
    package func declaredType(of dependency: DependencyID) -> ResolvedType {
        let declared = self[dependency].declared
        guard let parameters = parameters(of: dependency.scope) else { return declared.type }
        return resolved(declared.declaration.type.type, in: dependency.scope, parameters)
    }

    /// What a dependency takes from above, with the parameters of the owner of the first of the edges that lead down to it, or
    /// of the type around without any: the type that a renamed one names.
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
        // `any` need not stand in `ofType`.
        guard case .existential = values[value].type.spelled, case .named = type.spelled else { return type }
        return type.spelledOtherwise(.existential(type.spelled))
    }

    /// The type of a dependency of what an edge builds, with the parameters of the edge's owner.
    package func declaredType(ofDependency index: Int, along edge: BuildEdge) -> ResolvedType {
        declaredType(of: DependencyID(scope: edge.product, index: index), along: [edge])
    }

    private func declaredType(of dependency: DependencyID, along edges: ArraySlice<BuildEdge>) -> ResolvedType
    {
        let declared = self[dependency].declared
        guard let arguments = arguments(of: dependency.scope, along: edges) else { return declared.type }
        return resolved(declared.declaration.type.type, in: dependency.scope, arguments)
    }

    /// The `ForwardedProperties` of what an edge builds, with the parameters of the edge's owner.
    package func declaredForwardedProperties(along edge: BuildEdge) -> ResolvedType {
        let types = self[edge.product].forwarded.map { declaredType(ofDependency: $0, along: edge) }
        return forwardedProperties(types, of: edge.product)
    }

    /// The `ForwardedProperties` of a type whose forwarded properties are of those types.
    package func forwardedProperties(_ types: [ResolvedType], of product: ScopeID) -> ResolvedType {
        ResolvedType(
            spelled: self[product].declared.forwardedProperties(of: types, \.spelled),
            canonical: self[product].declared.forwardedProperties(of: types, \.canonical),
            externalNamesFile: types.lazy.compactMap(\.externalNamesFile).first
        )
    }

    /// The type of what an edge builds, with the parameters of the edge's owner.
    package func declaredProduct(of edge: BuildEdge) -> ResolvedType {
        let product = self[edge.product].declared
        guard let parameters = parameters(of: edge.owner) else { return product.type }
        if product.owner != nil {
            return resolved(product.declaration.type.type, in: edge.product, parameters)
        }
        return askedType(along: edge, parameters) ?? product.type
    }

    /// The type that the property of an edge asks for, with the parameters of the edge's owner.
    package func declaredRequest(along edge: BuildEdge) -> ResolvedType {
        guard let generic = generic(of: edge.owner) else { return edge.requestedType }
        let request = self[generic].dependencies[edge.dependency].declared.request
        let asking = self[edge.builtFor].collected == nil ? request : request?.collection?.element
        return asking?.requested ?? edge.requestedType
    }

    /// What building the product of an edge does, an error of its with the parameters of the edge's owner. One that other
    /// specialisations may not have is any.
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

    /// The error that the call itself throws that builds a scope.
    private func declaredError(of scope: ScopeID, _ arguments: GenericArguments?) -> ResolvedType? {
        guard case .error(let thrown) = effects.ofCall(building: scope).thrown,
            case .error(let written) = self[scope].declared.declaration.construction.effects.throwing
        else { return nil }
        return arguments.map { resolved(written, in: scope, $0) } ?? thrown
    }
}

extension ScopeTree {
    /// The declaration of which a scope, or the type around a closure, is a specialisation.
    private func generic(of scope: ScopeID) -> ScopeID? {
        let declared = self[scope].declared
        return declared.isSpecialisation && declared.owner == nil
            ? declared.entity.flatMap { generics[$0] } : nil
    }

    /// What the parameters stand for in the declaration of the generic type of which a scope is a specialisation: each for
    /// itself. `nil` for what is none.
    private func parameters(of scope: ScopeID) -> GenericArguments? {
        let declared = self[scope].declared
        guard declared.isSpecialisation, let generic = declared.entity.flatMap({ generics[$0] }) else {
            return nil
        }
        return self[generic].declared.arguments
    }

    /// What the parameters of a scope stand for at the end of edges that lead down to it, with those of the first owner.
    private func arguments(of scope: ScopeID, along edges: ArraySlice<BuildEdge>) -> GenericArguments? {
        guard let first = edges.first else { return parameters(of: scope) }
        return edges.reduce(parameters(of: first.owner)) { arguments(of: $1, within: $0) }
    }

    /// What the parameters of what an edge builds stand for, where that is known of its owner's.
    private func arguments(of edge: BuildEdge, within arguments: GenericArguments?) -> GenericArguments? {
        let product = self[edge.product].declared
        guard let arguments, product.isSpecialisation else { return product.arguments }
        // A closure stands in the type that builds it.
        if product.owner != nil { return arguments }
        return askedType(along: edge, arguments).flatMap {
            GenericArguments(of: $0, for: product.declaration.genericParameters)
        } ?? product.arguments
    }

    /// The specialisation of a generic type that an edge's property names, `nil` where it names none.
    private func askedType(along edge: BuildEdge, _ arguments: GenericArguments) -> ResolvedType? {
        let (product, dependency) = (self[edge.product].declared, self[edge.builtFor])
        guard product.isSpecialisation, product.owner == nil else { return nil }
        let chosen = dependency.collected?.request.chosen?.first {
            $0.type.canonical == product.type.canonical
        }
        let named = chosen?.name ?? dependency.declared.request?.attribute.fulfilledByType
        let written = named?.type ?? dependency.declared.declaration.type.type
        let declared = self[edge.owner].declared
        let place = Place(file: declared.file, enclosing: declared.entity)
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
        let place = Place(file: declared.file, enclosing: declared.entity)
        return resolver.resolve(written, from: place, within: arguments).type
    }
}

extension TypeExpression {
    /// What is built in the end for a property of the type: what a function or an instantiator builds, the elements of a
    /// collection.
    fileprivate var builtType: TypeExpression {
        let element = CollectionShape(withoutOptional)?.element ?? self
        return (BuilderShape(element)?.product ?? element).withoutOptional
    }
}
