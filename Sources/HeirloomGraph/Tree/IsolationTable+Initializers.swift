import HeirloomModel

/// What the compiler infers of an initializer that does not say its isolation.
extension IsolationTable {
    /// The isolation that the initializer which builds a scope takes over: from the one of a superclass that it overrides,
    /// else from one that a protocol requires.
    func inheritedIsolation(of scope: DeclaredScope) -> Isolation? {
        guard let type = scope.entity, scope.declaration.form != .extension else { return nil }
        let bases = resolver.inheritance(of: type).compactMap(\.base)
        if bases.isEmpty { return nil }
        let labels = scope.declaration.construction.arguments.map { $0.label ?? "_" }
        var required: Isolation?
        var walk = BreadthFirstWalk(from: bases)
        while let current = walk.next() {
            guard case .type(let read) = table[current].kind, let file = table[current].file else { continue }
            let like = read.summary.initializers.first { $0.labels == labels }
            let stated = like.flatMap {
                written($0.isolation, at: Place(file: file, enclosing: current))
            }
            if read.summary.kind != .protocol {
                // What the nearest superclass with such an initializer says is what counts.
                if like != nil { return stated ?? required }
            } else if required == nil {
                required = stated
            }
            for name in resolver.inheritance(of: current) { name.base.map { _ = walk.reach($0) } }
        }
        return required
    }
}
