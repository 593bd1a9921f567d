import HeirloomGraph
import HeirloomModel

/// The type of a dependency with `onlyIfAvailable` is optional, or a collection if the dependency is instantiated, also
/// behind an alias. The local rule reports what the declaration shows by itself.
enum OnlyIfAvailableRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.tree.declaredIDs.filter { !survey.isSuspect($0) }.flatMap { scope in
            survey.tree[scope].dependencies.indices.lazy
                .map { DependencyID(scope: scope, index: $0) }
                .filter { isBroken(survey.tree[$0].declared) }
                .map { property in GraphProblem { $0.notOptional(property) } }
        }
    }

    static func isBroken(_ property: DeclaredDependency) -> Bool {
        switch property.origin {
        case .receivedIfAvailable:
            break
        case .renamed(let renaming):
            guard case .ifAvailable = renaming.source else { return false }
        case .instantiated:
            guard let request = property.request, request.attribute.onlyIfAvailable, request.closure == nil,
                CollectionShape(property.type.canonical) == nil
            else { return false }
        case .received, .forwarded:
            return false
        }
        return !property.isAmbiguous && property.type.canonical.wrappedInOptional == nil
    }
}

extension ProblemWording {
    fileprivate func notOptional(_ property: DependencyID) -> Diagnostic {
        let declared = tree[property].declared
        let isInstantiated = declared.request != nil
        return Diagnostic(
            id: .onlyIfAvailableNotOptional,
            message: """
                '\(declared.declaration.label)' is \(isInstantiated ? "instantiated" : "received") only if available, so \
                its type must be optional\(isInstantiated ? " or a collection" : ""), not \
                '\(declared.declaration.type.type.spelling)'
                """,
            location: place(property),
            fixIts: fixIts([
                .makeOptional(property), .removeArgument("onlyIfAvailable", from: property).guessed,
            ])
        )
    }
}
