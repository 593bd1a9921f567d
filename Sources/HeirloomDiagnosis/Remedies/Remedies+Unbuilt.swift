import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether a scope is marked as a root, or nothing builds it.
    func isRoot(_ scope: ScopeID) -> Bool {
        tree[scope].declared.declaration.isRoot == true || owners.builders.edges(to: scope).isEmpty
    }

    /// Whether a scope is built only by builders, which can pass values to it.
    func isBuiltOnDemand(_ scope: ScopeID) -> Bool {
        let edges = owners.builders.edges(to: scope)
        return !edges.isEmpty && edges.allSatisfy { $0.builder != nil }
    }

    /// Returns the first provider of a property's value, if all owners that build the property's scope provide it.
    func providerAbove(_ property: DependencyID) -> DependencyID? {
        let edges = owners.builders.edges(to: property.scope)
        if isRoot(property.scope) { return nil }
        let providers = edges.map { provider(of: tree[property].declared.value, for: $0) }
        return providers.contains(nil) ? nil : providers.first.flatMap(\.self)
    }

    /// Returns the dependency that provides a value to an edge's product, if it can be built before the product.
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

    /// Returns fix-its that receive what nothing builds, if all owners that build the scopes provide it; `nil` if one
    /// does not.
    func receive(_ properties: [DependencyID]) -> [FixIt]? {
        guard properties.allSatisfy({ providerAbove($0) != nil }) else { return nil }
        let edits = allEdits(properties) { property in
            changes.attributing(property, as: "@Received").map { [$0] }
        }
        return edits.map { [FixIt(message: "receive it", edits: $0)] } ?? []
    }

    /// Returns fix-its that forward what nothing builds, if all builders of the scope can pass it.
    func forward(_ properties: [DependencyID]) -> [FixIt] {
        guard properties.count == 1, let property = properties.first, canBeForwarded(property),
            var edit = changes.attributing(property, as: "@Forwarded")
        else { return [] }
        edit.changed = owners.builders.edges(to: property.scope).map { changes.changedProperty($0.builtFor) }
        return [FixIt(message: "pass it when '\(name(property.scope))' is built", edits: [edit])]
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
