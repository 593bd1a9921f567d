import HeirloomModel

extension ScopeTree {
    /// Adds to the edges what no two types show, but the whole tree.
    func completeEdges() {
        let mayBeActor = scopes.contains(where: \.isActor)
        for scope in scopes {
            for dependency in scope.dependencies.indices {
                for index in scope.dependencies[dependency].edges.indices {
                    let edge = scope.dependencies[dependency].edges[index]
                    if edge.isWrapped {
                        scope.dependencies[dependency].edges[index].isWrapped = isWrapped(at: edge.builtFor)
                    }
                    if mayBeActor, isFreeActor(edge.product) {
                        scope.dependencies[dependency].edges[index].isBuiltAnywhere = true
                    }
                }
            }
        }
    }

    /// Whether a call wraps what a property says is wrapped.
    func isWrapped(at id: DependencyID) -> Bool { adaptation(at: id)?.isWrapped ?? true }

    /// Whether it is an actor below which nothing asks for an isolation.
    private func isFreeActor(_ scope: ScopeID) -> Bool {
        self[scope].isActor && isolatedBelow.first(below: scope) == nil
    }
}

extension LinkedScope {
    fileprivate var isActor: Bool { declared.declaration.form == .declaration(.actor) }
}
