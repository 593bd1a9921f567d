import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func notConvertible(_ properties: [DependencyID]) -> Diagnostic {
        let property = properties[0]
        guard let supply = tree.suppliedType(at: property), let adaptation = tree.adaptation(at: property)
        else {
            preconditionFailure("only what is built or renamed is converted")
        }
        let also = properties.dropFirst().prefix(5).map {
            note("also needed by '\(name($0.scope))'", at: place($0))
        }
        return Diagnostic(
            id: .notConvertible,
            message: "\(supplying(property)) \(reason(supply, adaptation))",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + also + advice(supply, adaptation, at: property),
            fixIts: [
                remedies.addErasure(property, adaptation),
                collecting(at: property) == nil ? nil : remedies.collectWhatIsNamed(at: property),
            ].compactMap(\.self)
        )
    }

    /// `'Root' builds 'Circle' for 'shape: AnyShape', but it`
    private func supplying(_ property: DependencyID) -> String {
        if let edge = tree.adaptedEdge(at: property) {
            return
                "'\(name(property.scope))' builds '\(name(edge.product))' for '\(text(of: property))', but "
                + "'\(name(edge.product))'"
        }
        guard case .renamed(let renaming) = tree[property].origin else {
            preconditionFailure("what is not built is renamed")
        }
        let source = value(renaming.source.value)
        return "'\(text(of: property))' of '\(name(property.scope))' takes '\(source)', which"
    }

    private func reason(_ supply: SuppliedType, _ adaptation: Adaptation) -> String {
        let target = spelling(supply.target.spelled.withoutOptional.withoutAny)
        switch adaptation {
        case .fits, .fitsUnwrapped:
            preconditionFailure("nothing is wrong with what fits")
        case .lacksWrapping:
            return "must be wrapped in '\(target)'"
        case .impossible(isWrapped: true):
            return "cannot be wrapped in '\(target)'"
        case .impossible(isWrapped: false):
            if supply.source.wrappedInOptional != nil, supply.target.canonical.wrappedInOptional == nil {
                return "may be 'nil'"
            }
            if trapsInCollection(supply) {
                return "is not convertible to '\(target)': the functions in a collection are not converted"
            }
            return lack(of: supply.source, for: supply.target.canonical)
        }
    }

    private func trapsInCollection(_ supply: SuppliedType) -> Bool {
        let target = supply.target.canonical.withoutOptional
        return tree.conversions.trapsInCollection(supply.source.withoutOptional, as: target)
    }

    /// `does not conform to 'P'`, `is no 'Base'`
    func lack(of source: TypeExpression, for target: TypeExpression) -> String {
        let wanted = (target.wrappedInOptional ?? target).conformances
        let lacking = wanted.filter { tree.conversions.converts(source, to: $0) == .no }
        let isConstraint = lacking.allSatisfy { isProtocol($0) }
        let names = (lacking.isEmpty ? wanted : lacking).map { spelling($0) }.listed()
        return isConstraint && !lacking.isEmpty
            ? "does not conform to \(names)" : "is not convertible to \(names)"
    }

    func isProtocol(_ type: TypeExpression) -> Bool {
        type.entity(in: tree.table).map { tree.conversions.kind(of: $0) == .protocol } ?? false
    }

    private func advice(
        _ supply: SuppliedType,
        _ adaptation: Adaptation,
        at property: DependencyID
    ) -> [Diagnostic.Note] {
        let target = spelling(supply.target.canonical.withoutOptional)
        let source = spelling(supply.source.withoutOptional)
        switch adaptation {
        case .fits, .fitsUnwrapped:
            return []
        case .lacksWrapping:
            let advice = "to build '\(target)(\(source)(…))', add 'erasedToConcreteExistential: true'"
            return [note(advice, at: place(property))]
        case .impossible(isWrapped: true):
            return [note(wrapping(target, source), at: wrapperPlace(supply) ?? place(property))]
        case .impossible(isWrapped: false):
            if let collecting = collecting(at: property) { return [collecting] }
            if trapsInCollection(supply) { return [] }
            let wrapper = tree.conversions.concreteType(supply.target.canonical.withoutOptional)
            if let wrapper, isPlainClass(wrapper) { return others(property) + holding(supply, at: property) }
            let mayWrap = wrapper.map { !tree.isInstantiable($0) } ?? false
            return conforming(supply) + others(property)
                + (mayWrap
                    ? [note(wrapping(target, source), at: wrapperPlace(supply) ?? place(property))] : [])
        }
    }

    /// Returns advice to collect the type in `fulfilledByType`, if the property is a collection.
    func collecting(at property: DependencyID) -> Diagnostic.Note? {
        let declared = tree[property].declared
        guard let named = declared.request?.attribute.fulfilledByType,
            declared.request?.attribute.collecting == nil,
            CollectionShape(declared.type.canonical.withoutOptional) != nil
        else { return nil }
        return note(
            "to collect it, write 'collecting: [\"\(named.type.spelling)\"]' instead of 'fulfilledByType'",
            at: place(property)
        )
    }

    /// Whether a type is a class that does not look like a wrapper: it is neither named like `AnyStore` nor created
    /// from one value.
    func isPlainClass(_ entity: EntityID) -> Bool {
        guard case .type(let read) = tree.table[entity].kind, read.summary.kind == .class else {
            return false
        }
        return read.summary.path.last?.hasPrefix("Any") == false
            && !read.summary.initializers.contains { $0.labels == ["_"] }
    }

    private func holding(_ supply: SuppliedType, at property: DependencyID) -> [Diagnostic.Note] {
        if tree[property].isBuilder { return [] }
        let label = tree[property].declared.declaration.label
        let source =
            tree[property.scope].declared.isSpecialization
            ? declaredSource(at: property) : spelling(supply.source.withoutOptional)
        return [note("declare the property as '\(label): \(source)'", at: place(property))]
    }

    /// Returns the supplied type of a property in a generic type, as written in the declaration.
    private func declaredSource(at property: DependencyID) -> String {
        guard let edge = tree.adaptedEdge(at: property) else {
            return spelling(tree.declaredNeed(of: property, along: []).spelled.withoutOptional)
        }
        return declaredName(ofProductOf: edge)
    }

    func wrapping(_ target: String, _ source: String) -> String {
        """
        to wrap it, add an 'init(_:)' to '\(target)' that takes '\(source)' and neither fails nor throws
        """
    }

    private func wrapperPlace(_ supply: SuppliedType) -> SourceLocation? {
        tree.conversions.concreteType(supply.target.canonical.withoutOptional).flatMap { place($0) }
    }

    /// Returns notes about missing conformances, at the declaration that may add them.
    private func conforming(_ supply: SuppliedType) -> [Diagnostic.Note] {
        guard supply.source.wrappedInOptional == nil || supply.target.canonical.wrappedInOptional != nil
        else { return [] }
        let lacking = supply.target.canonical.withoutOptional.conformances
            .filter {
                isProtocol($0) && tree.conversions.converts(supply.source.withoutOptional, to: $0) == .no
            }
        if lacking.isEmpty { return [] }
        guard let entity = supply.source.withoutOptional.entity(in: tree.table), let place = place(entity)
        else {
            return []
        }
        guard case .type(let read) = tree.table[entity].kind, !read.summary.genericParameters.isEmpty else {
            return [note("make it conform to \(lacking.map { spelling($0) }.listed())", at: place)]
        }
        // All specializations would conform, each with other arguments. If they already do, this conformance is not the
        // one that is meant.
        let above = tree.resolver.basesOfType(entity)
        let names = lacking.filter { $0.entity(in: tree.table).map { !above.contains($0) } ?? true }
            .map { spelling($0.withoutArguments) }
        return names.isEmpty ? [] : [note("make it conform to \(names.listed())", at: place)]
    }

    /// Returns notes about other types that fulfill the request.
    private func others(_ property: DependencyID) -> [Diagnostic.Note] {
        guard let request = tree[property].declared.request,
            let type = tree.types.id(of: request.requested.canonical)
        else { return [] }
        // A type that lists the requested type falsely is reported at its list.
        let others = tree.linker.fulfillers(of: type).lazy.filter {
            !FulfilledTypeConversionRule.isFalse(request.requested.canonical, of: $0, in: tree)
        }
        return others.prefix(3).map { other in
            note("to use this one, write 'fulfilledByType: \"\(name(other))\"'", at: place(other))
        }
    }

    func builtByAnotherName(_ edge: BuildEdge) -> Diagnostic {
        guard let builder = edge.builder?.instantiator else {
            preconditionFailure("only what an instantiator builds has a name")
        }
        let (property, product) = (edge.builtFor, edge.product)
        let erased = BuilderKind(isErased: true, isSendable: builder.isSendable)
        let forwarded = forwardedProperties(along: edge)
        let type = "\(erased.typeName)<\(forwarded), \(spelling(tree.declaredRequest(along: edge)))>"
        return Diagnostic(
            id: .notConvertible,
            message: """
                \(supplying(property)) is another type than '\(spelling(edge.requestedType.spelled.withoutAny))', and \
                '\(builder.typeName)' builds only the type that it names
                """,
            location: place(property),
            notes: path(survey.path(to: edge.owner)) + [
                note(
                    """
                    to build a type that fulfills it, write '@Instantiated(fulfilledByType: \
                    "\(declaredName(ofProductOf: edge))") let \
                    \(ReservedWords.escaped(tree[property].declared.declaration.label)): \(type)'
                    """,
                    at: place(property)
                )
            ],
            fixIts: [remedies.choose(product, for: property)].compactMap(\.self)
        )
    }

    func needlessErasure(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessErasure,
            message: """
                'erasedToConcreteExistential: true' has no effect on '\(text(of: property))' of \
                '\(name(property.scope))': it needs no wrapping
                """,
            location: place(property),
            fixIts: [remedies.removeErasure(property)].compactMap(\.self)
        )
    }
}

extension TypeExpression {
    /// `Store` for `Store<User>`
    fileprivate var withoutArguments: TypeExpression {
        guard case .named(let components) = self else { return self }
        return .named(components.map { TypeNameComponent($0.name) })
    }
}
