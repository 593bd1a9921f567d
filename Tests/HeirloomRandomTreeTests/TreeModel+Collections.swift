/// The rules of collections.
extension TreeModel {
    /// The properties that must not be empty collections, but are.
    var emptyCollections: Set<Step> {
        Set(
            tree.scopes.indices.flatMap { scope in
                tree.scopes[scope].properties.indices.filter { position in
                    let property = tree.scopes[scope].properties[position]
                    return tree.elements(of: property) == [] && !property.isOnlyIfAvailable
                }
                .map { Step(scope: scope, property: $0) }
            }
        )
    }

    var isCollectionEmpty: Bool { !emptyCollections.isEmpty }

    /// The collections of objects that the same scope, or one above it, also builds for another property.
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
