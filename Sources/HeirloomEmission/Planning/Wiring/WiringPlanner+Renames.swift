import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    func renamed(
        _ renaming: ScopeDependency.Renaming,
        name: String,
        dependency: Int,
        at place: BodyPlace
    ) -> LocalPlan {
        let type = place.scope.dependencies[dependency].type
        guard let source = source(of: renaming, for: dependency, at: place) else {
            return LocalPlan(name: name, type: spelling(type), value: .none)
        }
        guard let wrapper = renaming.wrapper else {
            let annotation = annotation(type, of: source.type)
            return LocalPlan(name: name, type: annotation, value: .renamed(RenamedPlan(source: source.name)))
        }
        let isOptional = type.canonical.wrappedInOptional != nil
        let plan = RenamedPlan(
            source: source.name,
            wrapper: types.callSpelling(of: wrapper),
            isOptional: isOptional && source.type.wrappedInOptional != nil,
            isAwaited: renaming.wrapperIsolation.isAwaited(from: place.isolation)
        )
        // The call of `map` has an optional type already.
        let isShown = !isOptional || plan.isOptional && !plan.isAwaited
        return LocalPlan(name: name, type: isShown ? nil : spelling(type), value: .renamed(plan))
    }

    /// The name and the canonical type of the renamed value; `nil` if no value is available.
    private func source(
        of renaming: ScopeDependency.Renaming,
        for dependency: Int,
        at place: BodyPlace
    ) -> (name: String, type: TypeExpression)? {
        let supply = graph.supply(of: renaming.source, in: place.id, to: dependency)
        guard let name = value(of: supply, at: place).name else { return nil }
        switch supply {
        case .dependency(let index):
            return (name, place.scope.dependencies[index].type.canonical)
        case .handedIn(.value(let value)):
            return (name, graph[value].type.canonical)
        case .handedIn(.ifAvailable(let value)):
            return (name, .generic("Optional", [graph[value].type.canonical]))
        case .nothing:
            return nil
        }
    }
}
