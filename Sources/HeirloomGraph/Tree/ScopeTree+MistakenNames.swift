import HeirloomModel

/// A type that generated code cannot name: its name alone refers to another type, and the name of its module to a type.
package struct MistakenName: Hashable {
    /// The type to be named.
    package var meant: EntityID
    /// The type to which the name refers in the module for which code is generated.
    package var own: EntityID
    /// The type that hides the module of the intended type.
    package var hiding: EntityID
    /// A scope whose generated code names the type.
    package var scope: ScopeID
}

extension ScopeTree {
    /// Returns the types that the code of some scopes cannot name, each once. Hardly any tree has a hidden module;
    /// without one, no scope is visited.
    package func mistakenNames(in scopes: [ScopeID]) -> [MistakenName] {
        let clashes = clashingNames()
        if clashes.isEmpty { return [] }
        var mistaken: [MistakenName] = []
        var known: Set<[String]> = []
        func note(_ type: ResolvedType, in scope: ScopeID) {
            type.spelled.forEachName { components in
                guard components.count > 1, let clash = clashes[components[0].name]?[components[1].name],
                    known.insert([components[0].name, components[1].name]).inserted
                else { return }
                mistaken.append(
                    MistakenName(meant: clash.meant, own: clash.own, hiding: clash.hiding, scope: scope)
                )
            }
        }
        for scope in scopes { forEachPrintedType(of: scope) { note($0, in: scope) } }
        return mistaken
    }

    /// Visits the types that the code for a scope may name.
    private func forEachPrintedType(of id: ScopeID, _ visit: (ResolvedType) -> Void) {
        let scope = self[id]
        visit(scope.declared.type)
        if let owner = scope.declared.owner { visit(owner) }
        if let actor = isolations[id.index].actor { visit(actor) }
        if case .error(let thrown) = effects[id].thrown { visit(thrown) }
        for dependency in scope.dependencies {
            visit(dependency.declared.type)
            for edge in dependency.edges {
                visit(edge.requestedType)
                if case .enumCase(let type, _) = self[edge.product].declared.key { visit(type) }
            }
        }
    }

    private struct Clash {
        var meant: EntityID
        var own: EntityID
        var hiding: EntityID
    }

    /// Returns, for each hidden module, the names that it shares with the module for which code is generated.
    private func clashingNames() -> [String: [String: Clash]] {
        let testable = testableModules
        var clashes: [String: [String: Clash]] = [:]
        for (name, hiding) in table.hiddenModules(from: input.module, testable: testable)
        where name != input.module {
            guard let module = table.module(named: name) else { continue }
            for member in table.memberNames(of: module) {
                let own = table.outermost(member, of: input.module, seenFrom: input.module, testable: [])
                guard let own, let meant = table.firstMember(named: member, of: module) else { continue }
                clashes[name, default: [:]][member] = Clash(meant: meant, own: own, hiding: hiding)
            }
        }
        return clashes
    }
}
