import HeirloomModel

extension DoubleTree {
    /// Returns the graph from which emission prints doubles.
    ///
    /// - Parameter faulty: Scopes that cannot be built as declared. They are not built by default.
    package func graph(excluding faulty: Set<ScopeID> = []) -> DoubleGraph {
        let isolations = tree.ids.map(isolation)
        let search = SurroundingSearch(self, isolations: isolations, excluding: faulty)
        var graph = tree.graph(roots: [], printedIn: doubles)
        let surroundings = ScopeID(graph.scopes.count)
        graph.scopes.append(scope(surroundings, search))
        return DoubleGraph(
            graph: graph,
            doubles: doubles.map { double($0, in: search, isolations: isolations) },
            surroundings: surroundings,
            surroundingIsolations: search.values.map { search.provision(of: $0)?.isolation ?? .nonisolated },
            isolations: isolations + [.nonisolated],
            defaultedTypes: defaultedTypes
        )
    }

    private var defaultedTypes: [ScopeID: [ResolvedType]] {
        var types: [ScopeID: [ResolvedType]] = [:]
        for id in tree.ids {
            let scope = tree[id].declared
            let defaulted = scope.declaration.construction.defaulted
            if defaulted.isEmpty { continue }
            let place = scope.place
            types[id] = defaulted.map {
                tree.resolver.resolve($0.type.type, from: place, within: scope.arguments).type
            }
        }
        return types
    }

    /// Returns the isolation in which a scope must be built, because of itself or of something below it.
    package func isolation(of id: ScopeID) -> Isolation {
        tree.isolatedBelow.first(below: id).map(tree.demandedIsolation) ?? .nonisolated
    }

    private func double(
        _ id: ScopeID,
        in search: SurroundingSearch,
        isolations: [Isolation]
    ) -> TestDouble {
        let forwarded = tree[id].forwarded.map { tree[id].dependencies[$0].declared.value }
        let required = tree.requires[id.index]
        let given = Set(forwarded + required.map(\.value))
        var around: Set<Int> = []
        func byDefault(_ value: ValueID, isForwarded: Bool) -> TestDouble.Default {
            guard let place = search.place(of: value), let provision = search.provision(of: value),
                provision.base.isSubset(of: given),
                provision.isolation == .nonisolated || provision.isolation == isolations[id.index]
            else { return .none }
            let product = provision.edge.product
            let takesNothing = tree.requires[product.index].isEmpty && tree[product].dependencies.isEmpty
            if isForwarded, takesNothing, tree[product].isMadeByHand, provision.edge.moment == .atOnce {
                return .handWritten(product)
            }
            around.formUnion(search.needs(at: place))
            return .surroundings(place)
        }
        let defaults =
            forwarded.map { byDefault($0, isForwarded: true) }
            + required.map { requirement in
                switch requirement {
                case .value(let value): byDefault(value, isForwarded: false)
                case .ifAvailable: .absent
                }
            }
        let parameters = Set((forwarded + required.map(\.value)).compactMap { search.place(of: $0) })
        return TestDouble(
            scope: id,
            attributes: attributes(of: id),
            defaults: defaults,
            around: around.subtracting(parameters).sorted()
        )
    }

    /// Returns the type `()` with the attributes of the `mock`, such as `@MainActor ()`.
    private func attributes(of id: ScopeID) -> ResolvedType {
        let scope = tree[id].declared
        let type = TypeExpression.attributed(scope.declaration.testDouble.mockAttributes, .tuple([]))
        return tree.resolver.resolve(type, from: scope.place).type
    }

    /// Returns the scope that provides the dependencies that doubles receive.
    private func scope(_ id: ScopeID, _ search: SurroundingSearch) -> Scope {
        let dependencies = search.values.enumerated().map { place, value in
            var edge = search.provision(of: value)?.edge
            edge?.owner = id
            edge?.dependency = place
            return ScopeDependency(
                value: value,
                type: tree.values[value].type,
                origin: edge == nil ? .forwarded : .instantiated,
                edges: edge.map { [$0] } ?? []
            )
        }
        return Scope(
            module: tree.input.module,
            file: FileID(0),
            declaration: .blank,
            type: ResolvedType(
                spelled: .named([TypeNameComponent(GeneratedNames.surroundings)]),
                canonical: .named([TypeNameComponent(GeneratedNames.surroundings)]),
                externalNamesFile: nil
            ),
            isolation: .nonisolated,
            dependencies: dependencies,
            constructionOrder: [],
            requires: []
        )
    }
}
