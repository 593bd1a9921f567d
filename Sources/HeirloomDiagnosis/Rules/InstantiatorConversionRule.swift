import HeirloomGraph
import HeirloomModel

/// An `Instantiator` builds exactly the type that it names. A type that only fulfills it requires an erased
/// instantiator.
enum InstantiatorConversionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.builderEdges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.builtByAnotherName(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        let declared = tree[edge.builtFor].declared
        guard let builder = edge.builder, !builder.isErased, let request = declared.request, !request.isNamed,
            tree[edge.product].declared.typeID != request.wantedID
        else { return false }
        // A false claim is reported at its list.
        guard case .fits = tree.adaptation(of: edge) else { return false }
        return survey.isInsistedOn[edge.owner.index] && !survey.isSuspect(edge.owner)
            && !survey.isSuspect(edge.product) && !declared.isAmbiguous
    }
}

extension ProblemWording {
    fileprivate func builtByAnotherName(_ edge: BuildEdge) -> Diagnostic {
        guard let builder = edge.builder?.instantiator else {
            preconditionFailure("only what an instantiator builds has a name")
        }
        let (property, product) = (edge.builtFor, edge.product)
        let erased = BuilderKind(isErased: true, isSendable: builder.isSendable)
        let forwarded = forwardedProperties(along: edge)
        let type = "\(erased.typeName)<\(forwarded), \(spelling(edge.requestedType))>"
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
                    "\(name(edge.product))") let \
                    \(ReservedWords.escaped(tree[property].declared.declaration.label)): \(type)'
                    """,
                    at: property
                )
            ],
            fixIts: fixIts([.choose(product, for: property)])
        )
    }
}
