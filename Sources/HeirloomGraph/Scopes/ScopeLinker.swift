import HeirloomModel

/// Finds what fulfils each instantiated dependency, and which sibling each renamed one takes.
struct ScopeLinker {
    private(set) var scopes: [LinkedScope] = []
    /// Scopes that build a type which an earlier one builds already, each with that one.
    private(set) var duplicates: [(duplicate: ScopeID, first: ScopeID)] = []
    private var builders: [TypeID: ScopeID] = [:]
    private var fulfillers: [TypeID: [ScopeID]] = [:]

    init(declared: [DeclaredScope], types: TypeTable, values: ValueTable) {
        for (index, scope) in declared.enumerated() {
            let id = ScopeID(index)
            if let first = builders[scope.typeID] {
                duplicates.append((duplicate: id, first: first))
                continue
            }
            builders[scope.typeID] = id
            for type in scope.fulfilled where fulfillers[type]?.last != id {
                fulfillers[type, default: []].append(id)
            }
        }
        scopes = declared.map { link($0, types, values) }
    }

    /// Every type that lists a type among those it fulfils.
    func fulfillers(of type: TypeID) -> [ScopeID] { fulfillers[type] ?? [] }

    /// The scope that builds exactly that type.
    func builder(of type: TypeID) -> ScopeID? { builders[type] }

    private func link(_ scope: DeclaredScope, _ types: TypeTable, _ values: ValueTable) -> LinkedScope {
        var providers: [ValueID: Int] = [:]
        for (index, dependency) in scope.dependencies.enumerated() where dependency.request.isProvided {
            providers[dependency.value] = index
        }
        let dependencies = scope.dependencies.map { dependency in
            LinkedDependency(
                declared: dependency,
                link: link(dependency.request, providers: providers, types, values)
            )
        }
        var known: Set<ScopeID> = []
        return LinkedScope(
            declared: scope,
            dependencies: dependencies,
            products: dependencies.compactMap(\.product).filter { known.insert($0).inserted },
            providers: providers
        )
    }

    private func link(
        _ request: DeclaredDependency.Request,
        providers: [ValueID: Int],
        _ types: TypeTable,
        _ values: ValueTable
    ) -> LinkedDependency.Link {
        switch request {
        case .instantiated(let order):
            return .instantiated(order, fulfillment(of: order, types))
        case .forwarded:
            return .forwarded
        case .received:
            return .received
        case .receivedIfAvailable(let value):
            return .receivedIfAvailable(value)
        case .renamed(let source, let isWrapped):
            return .renamed(
                ScopeDependency.Renaming(
                    source: source,
                    sibling: values.provider(of: source, among: providers),
                    isWrapped: isWrapped
                )
            )
        }
    }

    private func fulfillment(of order: DeclaredDependency.Order, _ types: TypeTable) -> Fulfillment {
        guard let wanted = types.id(of: order.wanted.canonical) else { return .nothing }
        if let exact = builders[wanted] { return .scope(exact) }
        // A name says which type is to be built, not what it is to be used as.
        let candidates = order.isNamed ? [] : fulfillers(of: wanted)
        if candidates.count > 1 { return .ambiguous(candidates) }
        return candidates.first.map(Fulfillment.scope) ?? .nothing
    }
}

extension ValueTable {
    /// The dependency that meets a requirement, of those that provide something.
    func provider(of requirement: Requirement, among providers: [ValueID: Int]) -> Int? {
        switch requirement {
        case .value(let value): providers[value]
        case .ifAvailable(let value):
            providers[value] ?? self[value].optional.flatMap { providers[$0] }
        }
    }
}

extension DeclaredDependency.Request {
    /// Whether the scope offers the value to what it builds.
    var isProvided: Bool {
        switch self {
        case .instantiated, .forwarded, .renamed: true
        case .received, .receivedIfAvailable: false
        }
    }
}
