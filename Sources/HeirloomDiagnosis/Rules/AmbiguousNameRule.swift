import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Every name below a root denotes one type, which the sources determine.
    func ambiguousNameProblems() -> [GraphProblem] {
        var inferred: Set<AmbiguousName> = []
        var tooLarge: Set<TypeExpression> = []
        return survey.reached.flatMap { scope in
            tree[scope].declared.ambiguities.compactMap { reference -> GraphProblem? in
                switch reference.name.cause {
                case .several: GraphProblem(ambiguousName(reference, in: scope))
                case .tooLarge:
                    tooLarge.insert(reference.written.type).inserted
                        ? GraphProblem(tooLargeType(reference, in: scope)) : nil
                // One declaration in the type fixes all uses of the member.
                case .inferred:
                    inferred.insert(reference.name).inserted
                        ? GraphProblem(inferredName(reference, in: scope)) : nil
                }
            }
        }
    }

    private func ambiguousName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let candidates = reference.name.candidates
        return Diagnostic(
            id: .ambiguousName,
            message: """
                '\(reference.name.name)' in '\(name(scope))' is ambiguous: several types have this name
                """,
            location: location(reference.written.range, scope),
            notes: candidates.compactMap { candidate in
                let name = tree.table.qualifiedPath(of: candidate).typeSpelling
                return note("to use this one, write '\(name)'", at: candidate)
            },
            fixIts: fixIts(candidates.map { .disambiguate(reference, as: $0, in: scope).guessed })
        )
    }

    private func inferredName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let type = reference.name.inferredFor?.declaration
        let owner = type.map(name) ?? reference.name.inferredFor?.name.last ?? "Self"
        let member = reference.name.name
        let written = location(reference.written.range, scope)
        // The argument was chosen at the last edge whose owner is not a specialization.
        let choice = survey.path(to: scope).edges.last { !tree[$0.owner].declared.isSpecialization }.map {
            place($0)
        }
        let advice =
            reference.name.inferredFor?.isExtended == true
            ? "write 'extension \(owner) { typealias \(member) = … }', or the alias in '\(owner)' itself"
            : "'\(owner)' is unknown to Heirloom: add a generic parameter to '\(name(scope))' for it"
        return Diagnostic(
            id: .ambiguousName,
            message: """
                cannot resolve '\(owner).\(member)' for '\(name(scope))': only the compiler infers '\(member)'
                """,
            location: choice ?? written,
            notes: [note("used here", at: written), note(advice, at: choice ?? written)]
        )
    }

    /// Reports a type as it is written, because its expansion is too long for a message.
    private func tooLargeType(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let place = location(reference.written.range, scope)
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                '\(reference.written.type.spelling)' is too large: with its aliases expanded it has more than \
                \(TypeExpression.largestSize) parts
                """,
            location: place,
            notes: [note("declare a struct in place of one of the aliases", at: place)]
        )
    }
}
