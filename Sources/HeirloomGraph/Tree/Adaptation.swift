import HeirloomModel

/// How what is supplied becomes what a property is of.
package enum Adaptation {
    /// By a cast, or by a call where the property says so.
    case fits(isWrapped: Bool)
    /// By a cast, though the property says that it is wrapped.
    case fitsUnwrapped
    /// By a call that the property does not ask for.
    case lacksWrapping
    /// Not at all: by a cast or, where the property says that it is wrapped, by a call.
    case impossible(isWrapped: Bool)

    /// Whether a call wraps what is supplied.
    package var isWrapped: Bool {
        switch self {
        case .fits(let isWrapped): isWrapped
        case .fitsUnwrapped: false
        case .lacksWrapping, .impossible: false
        }
    }
}

extension ConversionTable {
    /// How a value becomes one of another type. `spelled` is the other type as the property spells it.
    package func adaptation(
        of source: TypeExpression,
        to target: ResolvedType,
        saysWrapped: Bool
    ) -> Adaptation {
        let mayFail = target.canonical.wrappedInOptional != nil
        let wrapper = target.canonical.wrappedInOptional ?? target.canonical
        // An optional is wrapped where it holds something.
        let wrapped = mayFail ? source.wrappedInOptional ?? source : source
        guard saysWrapped else {
            if isCast(source, to: target.canonical) != .no { return .fits(isWrapped: false) }
            let wraps = wraps(wrapped, in: wrapper, mayFail: mayFail)
            return wraps == .yes ? .lacksWrapping : .impossible(isWrapped: false)
        }
        let isConstraint = target.spelled.withoutOptional.saysAny
        let wraps = isConstraint ? .no : wraps(wrapped, in: wrapper, mayFail: mayFail)
        switch wraps {
        case .yes: return .fits(isWrapped: true)
        // A type is not wrapped in itself, unless it surely can be.
        case .unknown where wrapped != wrapper: return .fits(isWrapped: true)
        case .no, .unknown:
            guard isCast(source, to: target.canonical) == .no else { return .fitsUnwrapped }
            return .impossible(isWrapped: concreteType(wrapper) != nil)
        }
    }

    /// Whether `let p: any P = value` compiles. An optional is never cast to a protocol, even where `Optional` conforms
    /// and so may be passed as `some P`.
    private func isCast(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        let isOfProtocol = target.conformances.contains { constraint in
            guard case .read(let entity) = supertypes.supertype(constraint) else { return false }
            return kind(of: entity) == .protocol
        }
        return source.wrappedInOptional != nil && isOfProtocol ? .no : converts(source, to: target)
    }
}

extension ConversionTable {
    /// Whether a property of one type would have to say that it wraps a value of the other.
    package func lacksWrapping(of source: ResolvedType, for target: ResolvedType) -> Bool {
        guard case .lacksWrapping = adaptation(of: source.canonical, to: target, saysWrapped: false) else {
            return false
        }
        return true
    }
}

extension ScopeTree {
    /// How a property is given what is built for it or what it renames; `nil` for all others, and where nothing that
    /// was read fulfills it.
    package func adaptation(at id: DependencyID) -> Adaptation? {
        let dependency = self[id]
        if let edge = adaptedEdge(at: id) { return adaptation(of: edge) }
        guard let supply = suppliedType(at: id) else { return nil }
        return adaptation(of: supply, saysWrapped: dependency.declared.saysWrapped)
    }

    /// What is built for a property: of a collection an element that does not fit, if there is one.
    package func adaptedEdge(at id: DependencyID) -> BuildEdge? {
        let dependency = self[id]
        guard dependency.collected != nil else { return dependency.edges.first }
        let misfit = dependency.edges.first { edge in
            if case .fits = adaptation(of: edge) { false } else { true }
        }
        return misfit ?? dependency.edges.first
    }

    /// How a property is given what is built for it.
    package func adaptation(of edge: BuildEdge) -> Adaptation {
        let dependency = self[edge.builtFor]
        // Most properties ask for the very type that is built.
        if let request = dependency.request, !request.isNamed, !request.isWrapped,
            request.wantedID == self[edge.product].declared.typeID
        {
            return .fits(isWrapped: false)
        }
        return adaptation(of: suppliedType(along: edge), saysWrapped: dependency.declared.saysWrapped)
    }

    private func adaptation(of supply: SuppliedType, saysWrapped: Bool) -> Adaptation {
        if !saysWrapped, supply.source == supply.target.canonical { return .fits(isWrapped: false) }
        return conversions.adaptation(of: supply.source, to: supply.target, saysWrapped: saysWrapped)
    }

    /// What is built for a property or renamed, and what the property asks for.
    package func suppliedType(at id: DependencyID) -> SuppliedType? {
        let dependency = self[id]
        if let edge = adaptedEdge(at: id) { return suppliedType(along: edge) }
        guard case .renamed(let renaming) = dependency.origin else { return nil }
        return SuppliedType(source: type(of: renaming.source), target: dependency.declared.type)
    }

    private func suppliedType(along edge: BuildEdge) -> SuppliedType {
        let type = self[edge.builtFor].declared.type
        // What is asked of a closure is the whole of what it returns.
        let isOptional = holdsOptional(type.canonical, edge) && self[edge.product].declared.owner == nil
        return SuppliedType(
            source: self[edge.product].declared.type.canonical,
            target: isOptional ? edge.requestedType.optional : edge.requestedType
        )
    }

    /// Whether what is built may be `nil`: for `X?` and for `ErasedInstantiator<(), X?>`.
    private func holdsOptional(_ type: TypeExpression, _ edge: BuildEdge) -> Bool {
        guard edge.builder != nil else { return type.wrappedInOptional != nil }
        guard case .named(let components) = type.withoutOptional else { return false }
        return components.last?.arguments.last?.wrappedInOptional != nil
    }

    /// The canonical type of what is renamed.
    package func type(of requirement: Requirement) -> TypeExpression {
        let type = values[requirement.value].type.canonical
        switch requirement {
        case .value: return type
        case .ifAvailable: return .generic("Optional", [type])
        }
    }
}

extension DeclaredDependency {
    /// Whether it says that what it is given is wrapped.
    package var saysWrapped: Bool {
        if case .renamed(let renaming) = origin { return renaming.isWrapped }
        return request?.isWrapped ?? false
    }
}

extension ResolvedType {
    /// `X?` for an `X`.
    fileprivate var optional: ResolvedType {
        with(spelled: .optional(spelled), canonical: .generic("Optional", [canonical]))
    }
}

extension TypeExpression {
    /// `any P`
    fileprivate var saysAny: Bool {
        guard case .existential = self else { return false }
        return true
    }
}

/// What a property is given, and what it is of.
package struct SuppliedType {
    /// Canonical.
    package var source: TypeExpression
    package var target: ResolvedType
}
