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
        let type = property.type.canonical
        if property.isAmbiguous || type.wrappedInOptional != nil { return false }
        switch property.origin {
        case .receivedIfAvailable:
            return true
        case .renamed(let renaming):
            if case .ifAvailable = renaming.source { return true } else { return false }
        case .instantiated:
            guard let request = property.request, request.attribute.onlyIfAvailable, request.closure == nil
            else { return false }
            return CollectionShape(type) == nil
        case .received, .forwarded:
            return false
        }
    }
}
