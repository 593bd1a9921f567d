import HeirloomGraph
import HeirloomModel

/// A value that is built or renamed for a property below a root converts to the property's type, or can be wrapped in
/// it if the property asks for that.
enum ValueConversionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the missing conformance.
        var groups = OrderedGroups<ConversionFault, DependencyID>()
        for property in survey.conversions
        where survey.isInsistedOn[property.scope.index] && !survey.isSuspect(property.scope)
            && isBroken(at: property, in: survey)
        {
            groups.add(property, to: ConversionFault(at: property, in: survey.tree))
        }
        return groups.all.map { _, properties in
            GraphProblem(places: survey.tree.places(of: properties)) { $0.notConvertible(properties) }
        }
    }

    private static func isBroken(at property: DependencyID, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        switch tree.adaptation(at: property) {
        case nil, .fits, .fitsUnwrapped: return false
        case .lacksWrapping, .impossible: break
        }
        // A type that does not allow 'nil' is reported separately.
        guard !tree[property].declared.isAmbiguous,
            !OnlyIfAvailableRule.isBroken(tree[property].declared),
            !isSourceMissing(at: property, in: survey)
        else { return false }
        return tree[property].edges.allSatisfy { edge in
            // A false claim of the product is reported at its list.
            let requested = edge.requestedType.canonical
            let claims = tree[edge.product].declared.fulfilled.contains {
                tree.types.types[$0.index] == requested
            }
            let isToldThere =
                claims && FulfilledTypeConversionRule.isFalse(requested, of: edge.product, in: tree)
            let isUntyped = UntypedClosureRule.isUntyped(edge, in: tree)
            return !survey.isSuspect(edge.product) && !isToldThere && !isUntyped
        }
    }

    /// Whether a root would have to provide the source of a renamed property, which is reported as missing.
    private static func isSourceMissing(at property: DependencyID, in survey: TreeSurvey) -> Bool {
        guard let source = survey.tree[property].needFromAbove, case .value = source else { return false }
        return survey.insistingRoots.contains { survey.tree.requires[$0.index].contains(source) }
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

extension ProblemWording {
    fileprivate func notConvertible(_ properties: [DependencyID]) -> Diagnostic {
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
        else {
            return []
        }
        return [note("make it conform to \(lacking.map { spelling($0) }.listed())", at: place)]
    }
}
