import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Whether nothing builds a scope: it is a root, or was taken for one.
    func isRoot(_ scope: ScopeID) -> Bool {
        tree[scope].declaration.isRoot == true || owners.builders.places(of: scope).isEmpty
    }

    /// Whether a scope is built by instantiators only, which can hand it something.
    func isBuiltOnDemand(_ scope: ScopeID) -> Bool {
        let places = owners.builders.places(of: scope)
        return !places.isEmpty && places.allSatisfy { tree[$0].isBuilder }
    }

    /// What provides the value of a property to all who build its scope, the first of them.
    func providerAbove(_ hop: TreeSurvey.Hop) -> TreeSurvey.Hop? {
        let places = owners.builders.places(of: hop.scope)
        if isRoot(hop.scope) { return nil }
        let providers = places.map { provider(of: tree[hop].declared.value, for: $0) }
        return providers.contains(nil) ? nil : providers.first.flatMap(\.self)
    }

    /// What provides a value to what is built at a place, and can be there before it.
    private func provider(of value: ValueID, for place: TreeSurvey.Hop) -> TreeSurvey.Hop? {
        guard let index = tree[place.scope].providers[value] else { return nil }
        let built = tree[place].declared.value
        let provider = TreeSurvey.Hop(scope: place.scope, dependency: index)
        let waits = tree[provider].product.map { facts.requires(built, $0) } ?? false
        guard index != place.dependency, !waits,
            !owners.leadsBack(from: owners.requirements(of: tree[provider]), in: place.scope, to: built)
        else { return nil }
        if case .instantiated(_, .nothing) = tree[provider].link { return nil }
        return provider
    }

    /// Receives what nothing builds, where all provide it who build the scopes; `nil` where one does not.
    func receive(_ hops: [TreeSurvey.Hop]) -> [FixIt]? {
        guard hops.allSatisfy({ providerAbove($0) != nil }) else { return nil }
        let edits = allEdits(hops) { hop in changes.attributing(hop, as: "@Received").map { [$0] } }
        return edits.map { [FixIt(message: "receive it", edits: $0)] } ?? []
    }

    /// Is handed what nothing builds, where all can do that who build the scope.
    func forward(_ hops: [TreeSurvey.Hop]) -> [FixIt] {
        guard hops.count == 1, let hop = hops.first, canBeForwarded(hop),
            var edit = changes.attributing(hop, as: "@Forwarded")
        else { return [] }
        edit.changed = owners.builders.places(of: hop.scope).map(changes.changedProperty)
        return [FixIt(message: "hand it in when '\(name(hop.scope))' is built", edits: [edit])]
    }

    private func canBeForwarded(_ hop: TreeSurvey.Hop) -> Bool {
        let places = owners.builders.places(of: hop.scope)
        let declared = tree[hop].declared
        if case .implicitlyUnwrapped = declared.declaration.type.type { return false }
        return !isRoot(hop.scope) && places.allSatisfy(isPlainBuilder)
            && tree.entity(in: declared.type, narrowerThan: tree[hop.scope].declaration.access) == nil
    }
}
