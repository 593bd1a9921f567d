/// What is collected.
extension TreeModel {
    /// Whether a property collects nothing, so that it is at fault.
    var isCollectionEmpty: Bool {
        tree.scopes.flatMap(\.properties).contains { tree.elements(of: $0)?.isEmpty ?? false }
    }

    /// The collections of objects that their scope, or one above it, builds for another property as well.
    var builtTwice: Set<Step> {
        let edges = tree.scopes.map { $0.properties.flatMap(tree.products) }
        return Set(
            instantiations.filter { step in
                let elements = tree.elements(of: property(at: step)) ?? []
                return elements.contains { element in
                    guard tree.scopes[element].kind != .structure else { return false }
                    return reached.contains { owner in
                        let isAbove =
                            owner == step.scope
                            || Self.reachable(from: owner, by: edges).contains(step.scope)
                        return isAbove
                            && tree.scopes[owner].properties.contains { $0.eagerProduct == element }
                    }
                }
            }
        )
    }
}
