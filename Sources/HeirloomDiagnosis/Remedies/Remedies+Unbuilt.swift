import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether nothing builds a scope: it is a root, or was taken for one.
    func isRoot(_ scope: ScopeID) -> Bool {
        tree[scope].declared.declaration.isRoot == true || owners.builders.edges(to: scope).isEmpty
    }

    /// Whether a scope is built by instantiators only, which can hand it something.
    func isBuiltOnDemand(_ scope: ScopeID) -> Bool {
        let edges = owners.builders.edges(to: scope)
        return !edges.isEmpty && edges.allSatisfy { $0.builder != nil }
    }

    /// What provides the value of a property to all who build its scope, the first of them.
    func providerAbove(_ property: DependencyID) -> DependencyID? {
        let edges = owners.builders.edges(to: property.scope)
        if isRoot(property.scope) { return nil }
        let providers = edges.map { provider(of: tree[property].declared.value, for: $0) }
        return providers.contains(nil) ? nil : providers.first.flatMap(\.self)
    }

    /// What provides a value to what is built along an edge, and can be there before it.
    private func provider(of value: ValueID, for edge: BuildEdge) -> DependencyID? {
        guard let index = tree[edge.owner].providers[value] else { return nil }
        let built = tree[edge.builtFor].declared.value
        let provider = edge.builtFor.sibling(index)
        let waits = tree[provider].edges.contains { facts.requires(built, $0.product) }
        guard index != edge.dependency, !waits,
            !owners.leadsBack(from: owners.requirements(of: tree[provider]), in: edge.owner, to: built)
        else { return nil }
        return tree[provider].lacksProduct && tree[provider].candidates.isEmpty ? nil : provider
    }

    /// Receives what nothing builds, where all provide it who build the scopes; `nil` where one does not.
    func receive(_ properties: [DependencyID]) -> [FixIt]? {
        guard properties.allSatisfy({ providerAbove($0) != nil }) else { return nil }
        let edits = allEdits(properties) { property in
            changes.attributing(property, as: "@Received").map { [$0] }
        }
        return edits.map { [FixIt(message: "receive it", edits: $0)] } ?? []
    }

    /// Is handed what nothing builds, where all can do that who build the scope.
    func forward(_ properties: [DependencyID]) -> [FixIt] {
        guard properties.count == 1, let property = properties.first, canBeForwarded(property),
            var edit = changes.attributing(property, as: "@Forwarded")
        else { return [] }
        edit.changed = owners.builders.edges(to: property.scope).map { changes.changedProperty($0.builtFor) }
        return [FixIt(message: "hand it in when '\(name(property.scope))' is built", edits: [edit])]
    }

    private func canBeForwarded(_ property: DependencyID) -> Bool {
        let edges = owners.builders.edges(to: property.scope)
        let declared = tree[property].declared
        if case .implicitlyUnwrapped = declared.declaration.type.type { return false }
        return !isRoot(property.scope) && edges.allSatisfy(isPlainBuilder)
            && tree.entity(in: declared.type, narrowerThan: tree[property.scope].declared.declaration.access)
                == nil
    }
}
