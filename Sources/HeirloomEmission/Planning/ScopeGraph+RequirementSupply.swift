import HeirloomGraph
import HeirloomModel

extension ScopeGraph {
    /// How a scope meets what one of its dependencies requires.
    func supply(of requirement: Requirement, to dependency: Int, in id: ScopeID) -> Supply {
        let scope = self[id]
        let wanted = requirement.value
        let optional = TypeExpression.generic("Optional", [self[wanted].type.canonical])
        if scope.dependencies[dependency].unavailable.contains(wanted) { return .nothing }
        let matches = { (value: ValueID) in
            if value == wanted { return true }
            guard case .ifAvailable = requirement else { return false }
            return self[value].label == self[wanted].label && self[value].type.canonical == optional
        }
        for (index, candidate) in scope.dependencies.enumerated() where matches(candidate.value) {
            switch candidate.origin {
            case .built, .builder, .forwarded, .renamed: return .dependency(index)
            case .received, .receivedIfAvailable: continue
            }
        }
        for handedIn in scope.requires {
            switch handedIn {
            case .value(let value) where matches(value): return .handedIn(handedIn)
            case .ifAvailable(let value) where handedIn == requirement && value == wanted:
                return .handedIn(handedIn)
            case .value, .ifAvailable: continue
            }
        }
        return .nothing
    }
}
