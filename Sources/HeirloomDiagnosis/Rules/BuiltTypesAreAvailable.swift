import HeirloomGraph
import HeirloomModel

/// What is built is there, and not deprecated without a warning: generated code is no earlier available than
/// what it builds, but what is never available it cannot build.
enum BuiltTypesAreAvailable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        return survey.edges.compactMap { edge in
            let product = tree[edge.product].declared
            if product.declaration.availabilityOfBuilding.isEmpty || survey.isSuspect(edge.product) {
                return nil
            }
            let built = product.declaration.availability.compactMap { AvailabilityAttribute($0) }
            let own = tree[edge.owner].declared.declaration.availabilityOfBuilding.compactMap {
                AvailabilityAttribute($0)
            }
            if built.contains(where: \.isUnavailableEverywhere) { return .unavailableType(edge) }
            if own.contains(where: \.isAlwaysDeprecated) { return nil }
            if built.contains(where: \.isAlwaysDeprecated) {
                return tree.isNamed(along: edge) ? nil : .deprecatedType(edge)
            }
            let initializer = product.declaration.construction.availability.compactMap {
                AvailabilityAttribute($0)
            }
            return initializer.contains(where: \.isAlwaysDeprecated) ? .deprecatedInitializer(edge) : nil
        }
    }
}

extension ScopeTree {
    /// Whether the type of a property names what is built for it, so that the compiler sees it there.
    fileprivate func isNamed(along edge: BuildEdge) -> Bool {
        guard case .declaration = self[edge.product].declared.declaration.form else { return false }
        let name = self[edge.product].declared.entity.map { table.qualifiedPath(of: $0) }
        var isNamed = false
        self[edge.builtFor].declared.type.canonical.forEachName {
            isNamed = isNamed || $0.map(\.name) == name
        }
        return isNamed
    }
}
