import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// A value that is built or renamed for a property below a root converts to the property's type, or can be wrapped in
    /// it if the property asks for that.
    func valueConversionProblems() -> [GraphProblem] {
        // A file that could not be read may declare the missing conformance.
        var groups = OrderedGroups<ConversionFault, DependencyID>()
        for property in survey.conversions
        where survey.isInsistedOn[property.scope.index] && !survey.isSuspect(property.scope)
            && isInconvertible(at: property)
        {
            groups.add(property, to: ConversionFault(at: property, in: tree))
        }
        return groups.all.map { _, properties in
            GraphProblem(notConvertible(properties), places: tree.places(of: properties))
        }
    }

    private func isInconvertible(at property: DependencyID) -> Bool {
        switch tree.adaptation(at: property) {
        case nil, .fits, .fitsUnwrapped: return false
        case .lacksWrapping, .impossible: break
        }
        let edges = tree[property].edges
        return !tree[property].declared.isAmbiguous && !isSourceMissing(at: property)
            && !edges.contains { survey.isSuspect($0.product) }
            && !isConsequence(.notConvertible, at: property, along: edges)
    }

    /// Whether a root would have to provide the source of a renamed property, which is reported as missing.
    private func isSourceMissing(at property: DependencyID) -> Bool {
        guard let source = tree[property].needFromAbove, case .value = source else { return false }
        return survey.insistingRoots.contains { tree[$0].requires.contains(source) }
    }

    private func notConvertible(_ properties: [DependencyID]) -> Diagnostic {
        let property = properties[0]
        guard let supply = tree.suppliedType(at: property), let adaptation = tree.adaptation(at: property)
        else {
            preconditionFailure("only what is built or renamed is converted")
        }
        let isUnwrapped = if case .lacksWrapping = adaptation { true } else { false }
        return Diagnostic(
            id: .notConvertible,
            message: "\(supplying(property)) \(reason(supply, adaptation))",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoNeeded(by: properties)
                + advice(supply, adaptation, at: property),
            fixIts: fixIts([
                isUnwrapped ? .eraseToConcreteExistential(property) : nil,
                collecting(at: property) == nil ? nil : .collectWhatIsNamed(at: property),
            ])
        )
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
            return lack(of: supply.source, for: supply.target.canonical)
        }
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
            return [note(advice, at: property)]
        case .impossible(isWrapped: true):
            return [note(wrapping(target, source), at: wrapperPlace(supply) ?? place(property))]
        case .impossible(isWrapped: false):
            if let collecting = collecting(at: property) { return [collecting] }
            let wrapper = tree.conversions.concreteType(supply.target.canonical.withoutOptional)
            if let wrapper, isPlainClass(wrapper) {
                let label = tree[property].declared.declaration.label
                return tree[property].isBuilder
                    ? [] : [note("declare the property as '\(label): \(source)'", at: property)]
            }
            let mayWrap = wrapper.map { !tree.isInstantiable($0) } ?? false
            return mayWrap
                ? [note(wrapping(target, source), at: wrapperPlace(supply) ?? place(property))]
                : conforming(supply, at: property)
        }
    }

    private func wrapperPlace(_ supply: SuppliedType) -> SourceLocation? {
        tree.conversions.concreteType(supply.target.canonical.withoutOptional).flatMap { place($0) }
    }

    /// Returns notes about missing conformances, at the declaration that may add them.
    private func conforming(_ supply: SuppliedType, at property: DependencyID) -> [Diagnostic.Note] {
        guard supply.source.wrappedInOptional == nil || supply.target.canonical.wrappedInOptional != nil
        else { return [] }
        let lacking = supply.target.canonical.withoutOptional.conformances
            .filter {
                isProtocol($0) && tree.conversions.converts(supply.source.withoutOptional, to: $0) == .no
            }
        if lacking.isEmpty { return [] }
        let source = supply.source.withoutOptional
        let differing = lacking.flatMap { tree.conversions.differingArguments(of: source, for: $0) }
        guard differing.isEmpty else {
            return differing.map { name, type in
                note("'\(name)' of '\(spelling(source))' is '\(spelling(type))'", at: property)
            }
        }
        guard let entity = supply.source.withoutOptional.entity(in: tree.table), let place = place(entity)
        else { return [] }
        return [note("make it conform to \(lacking.map { spelling($0) }.listed())", at: place)]
    }

    /// The product is, or can be wrapped in, each of the types in its `fulfillingAdditionalTypes`.
    ///
    /// - Parameter first: The index of the first scope whose list is checked.
    func fulfilledTypeConversionProblems(from first: Int = 0) -> [GraphProblem] {
        // A file that could not be read may declare the conformance.
        var reported: Set<SourceLocation> = []
        return tree.declaredIDs.filter { !survey.isSuspect($0) }.flatMap { id -> [GraphProblem] in
            let declared = tree[id].declared
            return declared.fulfilled.indices.compactMap { index in
                let written = declared.declaration.fulfilledTypes[index]
                guard !declared.ambiguities.contains(where: { $0.written == written }),
                    isFalse(tree.types.types[declared.fulfilled[index].index], of: id),
                    // Several `instantiate` functions share the list of their extension.
                    reported.insert(tree.table.files.location(written.range, in: declared.file)).inserted,
                    // A double shares the list of its type.
                    id.index >= first
                else { return nil }
                return GraphProblem(falseClaim(of: id, at: index))
            }
        }
    }

    /// Whether a listed type is certain to be neither the product's type nor a wrapper of it.
    private func isFalse(_ listed: TypeExpression, of scope: ScopeID) -> Bool {
        let built = tree[scope].declared.type.canonical
        return tree.conversions.converts(built, to: listed) == .no
            && tree.conversions.wraps(built, in: listed, mayFail: true) == .no
    }

    /// Whether the product of an edge lists the requested type, but is certain not to fulfill it.
    func isFalselyClaimed(along edge: BuildEdge) -> Bool {
        let requested = edge.requestedType.canonical
        return tree[edge.product].declared.fulfilled.contains { tree.types.types[$0.index] == requested }
            && isFalse(requested, of: edge.product)
    }

    private func falseClaim(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declared = tree[scope].declared
        let listed = tree.types.types[declared.fulfilled[index].index]
        let written = declared.declaration.fulfilledTypes[index]
        let isWrapper = tree.conversions.concreteType(listed) != nil
        let lack = lack(of: declared.type.canonical, for: listed)
        let isPlainClass = tree.conversions.concreteType(listed).map(isPlainClass) ?? false
        let verb = isPlainClass ? "inherit from" : "conform to"
        let advice =
            isWrapper && !isPlainClass
            ? wrapping(spelling(listed), name(scope))
            : "make '\(name(scope))' \(verb) it, or remove it from the list"
        let wrapped = isWrapper && !isPlainClass ? " and cannot be wrapped in it" : ""
        return Diagnostic(
            id: .notConvertible,
            message: "'\(name(scope))' lists '\(written.type.spelling)', but \(lack)\(wrapped)",
            location: location(written.range, scope),
            notes: [note(advice, at: scope)]
        )
    }
}

/// The cause of a problem: properties with the same source and target types share it.
private enum ConversionFault: Hashable {
    case impossible(source: TypeExpression, target: TypeExpression)
    case ofProperty(DependencyID)

    init(at property: DependencyID, in tree: ScopeTree) {
        if case .impossible(isWrapped: false)? = tree.adaptation(at: property),
            let supply = tree.suppliedType(at: property)
        {
            self = .impossible(source: supply.source, target: supply.target.canonical)
        } else {
            self = .ofProperty(property)
        }
    }
}
