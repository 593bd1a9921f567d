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
        guard renaming.isWrapped else {
            let annotation = annotation(type, of: source.type)
            return LocalPlan(name: name, type: annotation, value: .renamed(source.name, wrapper: nil))
        }
        types.use(type)
        let wrapped = type.canonical.wrappedInOptional
        let wrapper = types.printer.spelling(
            wrapped.map { type.spelled.wrappedInOptional ?? $0 } ?? type.spelled.declarable
        )
        let sourceIsOptional = source.type.wrappedInOptional != nil
        if wrapped != nil, sourceIsOptional {
            return LocalPlan(name: name, type: nil, value: .renamedOptional(source.name, wrapper: wrapper))
        }
        return LocalPlan(
            name: name,
            type: wrapped == nil ? nil : spelling(type),
            value: .renamed(source.name, wrapper: wrapper)
        )
    }

    /// The name of what is renamed and its canonical type; `nil` where nothing is available.
    private func source(
        of renaming: ScopeDependency.Renaming,
        for dependency: Int,
        at place: BodyPlace
    ) -> (name: String, type: TypeExpression)? {
        if let sibling = place.scope.dependencies[dependency].sibling {
            let type = place.scope.dependencies[sibling].type.canonical
            return ownValue(of: sibling, at: place).name.map { ($0, type) }
        }
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
