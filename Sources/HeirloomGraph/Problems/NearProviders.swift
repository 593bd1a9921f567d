import HeirloomModel

/// What is provided that is nearly what is missing, three of a kind at most.
struct NearProviders {
    /// Provided on the way down, with the same type under another label.
    private(set) var sameType: [TreeSurvey.Hop] = []
    /// Provided on the way down, under the same label with another type.
    private(set) var sameLabel: [TreeSurvey.Hop] = []
    /// Provided where it does not help.
    let elsewhere: [TreeSurvey.Hop]
    /// What would build it.
    let builder: ScopeID?

    init(_ wording: ProblemWording, _ missing: MissingDependency, _ way: ScopePath) {
        let tree = wording.tree
        let wanted = tree.values[missing.value]
        let type = tree.types.id(of: wanted.type.canonical)
        let fulfillers = type.map(tree.linker.fulfillers(of:)) ?? []
        builder = type.flatMap(tree.linker.builder(of:)) ?? (fulfillers.count == 1 ? fulfillers[0] : nil)
        elsewhere = wording.providers.providers(of: missing.value)
        // Farther up nobody looks.
        for hop in way.hops.suffix(1_000).reversed() {
            for index in tree[hop.scope].providers.values.sorted() {
                let near = TreeSurvey.Hop(scope: hop.scope, dependency: index)
                let provided = tree[near].declared
                let isSameType = provided.type.canonical == wanted.type.canonical
                let isSameLabel = provided.declaration.label == wanted.label
                if isSameType, sameType.count < 3 { sameType.append(near) }
                if isSameLabel, sameLabel.count < 3 { sameLabel.append(near) }
            }
        }
    }
}

/// Where each value is provided, in the first three scopes that do.
struct ProviderIndex {
    private var places: [ValueID: [TreeSurvey.Hop]] = [:]

    init(_ tree: ScopeTree) {
        for scope in tree.ids {
            for (value, index) in tree[scope].providers where places[value, default: []].count < 3 {
                places[value, default: []].append(TreeSurvey.Hop(scope: scope, dependency: index))
            }
        }
    }

    func providers(of value: ValueID) -> [TreeSurvey.Hop] { places[value] ?? [] }
}
