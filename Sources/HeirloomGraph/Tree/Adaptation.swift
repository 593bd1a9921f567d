import HeirloomModel

/// The conversion of a supplied value to the type of a property.
package enum Adaptation {
    /// By an implicit conversion, or by a wrapping call if the property declares one.
    case fits(isWrapped: Bool)
    /// By an implicit conversion, although the property declares that the value is wrapped.
    case fitsUnwrapped
    /// By a wrapping call that the property does not declare.
    case lacksWrapping
    /// No conversion: neither an implicit one nor, if the property declares that the value is wrapped, a wrapping call.
    case impossible(isWrapped: Bool)

    /// Whether a call wraps the supplied value.
    package var isWrapped: Bool {
        guard case .fits(let isWrapped) = self else { return false }
        return isWrapped
    }
}

extension ConversionTable {
    /// Returns how a value converts to another type.
    package func adaptation(
        of source: TypeExpression,
        to target: ResolvedType,
        saysWrapped: Bool
    ) -> Adaptation {
        let mayFail = target.canonical.wrappedInOptional != nil
        let wrapper = target.canonical.wrappedInOptional ?? target.canonical
        // An optional is wrapped if it is not `nil`.
        let wrapped = mayFail ? source.wrappedInOptional ?? source : source
        guard saysWrapped else {
            if converts(source, to: target.canonical) != .no { return .fits(isWrapped: false) }
            let wraps = wraps(wrapped, in: wrapper, mayFail: mayFail)
            return wraps == .yes ? .lacksWrapping : .impossible(isWrapped: false)
        }
        let isConstraint = target.spelled.withoutOptional.saysAny
        let wraps = isConstraint ? .no : wraps(wrapped, in: wrapper, mayFail: mayFail)
        switch wraps {
        case .yes: return .fits(isWrapped: true)
        // A type does not wrap itself, unless it certainly can.
        case .unknown where wrapped != wrapper: return .fits(isWrapped: true)
        case .no, .unknown:
            guard converts(source, to: target.canonical) == .no else { return .fitsUnwrapped }
            return .impossible(isWrapped: concreteType(wrapper) != nil)
        }
    }

    /// Returns whether a property of one type would have to declare that it wraps a value of the other.
    package func lacksWrapping(of source: ResolvedType, for target: ResolvedType) -> Bool {
        guard case .lacksWrapping = adaptation(of: source.canonical, to: target, saysWrapped: false) else {
            return false
        }
        return true
    }

    /// Returns how the product of an edge converts to the type that a property requests.
    func adaptation(
        of product: DeclaredScope,
        along edge: BuildEdge,
        to property: DeclaredDependency
    ) -> Adaptation {
        adaptation(of: SuppliedType(product, along: edge, to: property), to: property)
    }

    func adaptation(of supply: SuppliedType, to property: DeclaredDependency) -> Adaptation {
        if !property.saysWrapped, supply.source == supply.target.canonical { return .fits(isWrapped: false) }
        return adaptation(of: supply.source, to: supply.target, saysWrapped: property.saysWrapped)
    }
}

extension ScopeTree {
    /// Returns how the product or the renamed value converts to the type of a property; `nil` for all other properties,
    /// and if nothing that was read fulfills it.
    package func adaptation(at id: DependencyID) -> Adaptation? {
        let dependency = self[id]
        if let edge = adaptedEdge(at: id) { return adaptation(of: edge) }
        guard let supply = suppliedType(at: id) else { return nil }
        return conversions.adaptation(of: supply, to: dependency.declared)
    }

    /// Returns the edge of a property. For a collection, that is the edge of an element that does not fit, if there is
    /// one.
    package func adaptedEdge(at id: DependencyID) -> BuildEdge? {
        let dependency = self[id]
        guard dependency.collected != nil else { return dependency.edges.first }
        let misfit = dependency.edges.first { edge in
            if case .fits = adaptation(of: edge) { false } else { true }
        }
        return misfit ?? dependency.edges.first
    }

    /// Returns how a product converts to the type of its property.
    package func adaptation(of edge: BuildEdge) -> Adaptation {
        let dependency = self[edge.builtFor]
        let product = self[edge.product].declared
        // Most properties request exactly the type that is built.
        if let request = dependency.request, !request.isNamed, !request.isWrapped,
            request.wantedID == product.typeID
        {
            return .fits(isWrapped: false)
        }
        return conversions.adaptation(of: product, along: edge, to: dependency.declared)
    }

    /// Returns the type of the product or the renamed value, and the type that the property requests.
    package func suppliedType(at id: DependencyID) -> SuppliedType? {
        let dependency = self[id]
        if let edge = adaptedEdge(at: id) {
            return SuppliedType(self[edge.product].declared, along: edge, to: dependency.declared)
        }
        guard case .renamed(let renaming) = dependency.origin else { return nil }
        return SuppliedType(source: values.type(of: renaming.source), target: dependency.declared.type)
    }

    /// Returns how an argument is passed if its parameter is spelled differently from the dependency.
    package func passing(_ argument: Construction.Argument, to id: ScopeID) -> ArgumentPassing {
        declarations.passing(argument, to: self[id].declared)
    }
}

extension TreeDeclarations {
    /// Returns how an argument is passed if its parameter is spelled differently from the dependency.
    func passing(_ argument: Construction.Argument, to scope: DeclaredScope) -> ArgumentPassing {
        let spelled: ArgumentPassing = argument.isCalled ? .call : .value
        guard let unproven = argument.unprovenType, let index = scope.index(of: argument) else {
            return spelled
        }
        let declared = scope.dependencies[index].type.canonical
        var taken = resolver.resolve(
            unproven.behindAutoclosure ?? unproven,
            from: scope.place,
            within: scope.arguments
        ).type.canonical
        if unproven.behindAutoclosure != nil, let result = taken.resultOfPlainFunction { taken = result }
        if taken == declared { return .value }
        if argument.isAutoclosure, taken == declared.resultOfPlainFunction { return .call }
        return mayBeAlias(taken) || mayBeAlias(declared) ? spelled : .impossible
    }

    /// Returns whether a type may be an alias, because it was not read and is not a known type.
    private func mayBeAlias(_ type: TypeExpression) -> Bool {
        type.containsName { components in
            let names = components.map(\.name)
            guard let last = names.last, table.entity(withQualifiedPath: names) == nil else { return false }
            return !StandardLibraryNames.all.contains(last) && SDKType.named(last) == nil
        }
    }

    /// Returns the declaration of a scope in which every argument that needs a call is marked.
    func declarationWithCalls(_ scope: DeclaredScope) -> InstantiableDeclaration {
        guard scope.declaration.construction.arguments.contains(where: { $0.isAutoclosure }) else {
            return scope.declaration
        }
        var declaration = scope.declaration
        for (index, argument) in declaration.construction.arguments.enumerated() where argument.isAutoclosure
        {
            switch passing(argument, to: scope) {
            case .call: declaration.construction.arguments[index].isCalled = true
            case .value: declaration.construction.arguments[index].isCalled = false
            case .impossible: break
            }
        }
        return declaration
    }
}

extension DeclaredDependency {
    /// Whether the property declares that its value is wrapped.
    package var saysWrapped: Bool {
        if case .renamed(let renaming) = origin { return renaming.isWrapped }
        return request?.isWrapped ?? false
    }
}

extension ResolvedType {
    /// The optional of the type.
    var optional: ResolvedType {
        with(spelled: .optional(spelled), canonical: .generic("Optional", [canonical]))
    }
}

extension TypeExpression {
    /// Whether the type is spelled `any P`.
    fileprivate var saysAny: Bool {
        guard case .existential = self else { return false }
        return true
    }

    /// The `Make` of an `@autoclosure @escaping Make`.
    fileprivate var behindAutoclosure: TypeExpression? {
        guard case .attributed(let attributes, let base) = self, attributes.contains("@autoclosure") else {
            return nil
        }
        return base
    }
}

/// The type of a supplied value, and the type of the property.
package struct SuppliedType {
    /// Canonical.
    package let source: TypeExpression
    package let target: ResolvedType
}

extension SuppliedType {
    /// The types of a product and of the property for which an edge builds it.
    fileprivate init(_ product: DeclaredScope, along edge: BuildEdge, to property: DeclaredDependency) {
        // A closure returns the whole type of the property.
        let isOptional = edge.holdsOptional(as: property.type.canonical) && product.owner == nil
        self.init(
            source: product.type.canonical,
            target: isOptional ? edge.requestedType.optional : edge.requestedType
        )
    }
}

extension BuildEdge {
    /// Returns whether the product may be `nil`: for `X?` and for `ErasedInstantiator<(), X?>`.
    fileprivate func holdsOptional(as type: TypeExpression) -> Bool {
        guard builder != nil else { return type.wrappedInOptional != nil }
        guard case .named(let components) = type.withoutOptional else { return false }
        return components.last?.arguments.last?.wrappedInOptional != nil
    }
}

/// The way in which a dependency becomes the argument of a written initializer.
package enum ArgumentPassing {
    case value
    /// By a call, for an `@autoclosure`: `make: make()`.
    case call
    case impossible
}
