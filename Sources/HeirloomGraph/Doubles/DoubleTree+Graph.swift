import HeirloomModel

extension DoubleTree {
    /// What emission prints for doubles.
    ///
    /// - Parameter faulty: scopes that cannot be built as they are, which nothing builds by default then.
    package func graph(excluding faulty: Set<ScopeID> = []) -> DoubleGraph {
        let isolations = tree.ids.map { id in
            tree.isolatedBelow.first(below: id).map { tree.isolations[$0.index] } ?? .nonisolated
        }
        let search = SurroundingSearch(self, isolations: isolations, excluding: faulty)
        var graph = tree.graph(roots: [], printedIn: doubles)
        let surroundings = ScopeID(graph.scopes.count)
        graph.scopes.append(scope(surroundings, search))
        return DoubleGraph(
            graph: graph,
            doubles: doubles.map { double($0, in: search, isolations: isolations) },
            surroundings: surroundings,
            isolations: isolations + [.nonisolated],
            defaultedTypes: defaultedTypes,
            condition: condition
        )
    }

    private var defaultedTypes: [ScopeID: [ResolvedType]] {
        var types: [ScopeID: [ResolvedType]] = [:]
        for id in tree.ids {
            let scope = tree[id].declared
            let defaulted = scope.declaration.construction.defaulted
            if defaulted.isEmpty { continue }
            let place = Place(file: scope.file, enclosing: scope.entity)
            types[id] = defaulted.map { tree.resolver.resolve($0.type.type, from: place).type }
        }
        return types
    }

    /// `#HeirloomConfiguration(mockConditionalCompilation: …)`
    private var condition: String? {
        let configurations = tree.table.files.withConfigurations.map { tree.table.files[$0] }
            .filter { $0.module == tree.input.module }.flatMap(\.summary.configurations)
        return configurations.first.map(\.mockConditionalCompilation) ?? "DEBUG"
    }

    private func double(
        _ id: ScopeID,
        in search: SurroundingSearch,
        isolations: [Isolation]
    ) -> TestDouble {
        let forwarded = tree[id].forwarded.map { tree[id].dependencies[$0].declared.value }
        let required = tree.requires[id.index]
        let given = Set(forwarded + required.map(\.value))
        func byDefault(_ value: ValueID) -> TestDouble.Default {
            guard let place = search.place(of: value), let provision = search.provision(of: value),
                provision.base.isSubset(of: given),
                provision.isolation == .nonisolated || provision.isolation == isolations[id.index]
            else { return .none }
            let product = provision.edge.product
            let takesNothing = tree.requires[product.index].isEmpty && tree[product].dependencies.isEmpty
            return tree[product].isMadeByHand && takesNothing && provision.edge.moment == .atOnce
                ? .handWritten(product) : .surroundings(place)
        }
        let defaults =
            forwarded.map(byDefault)
            + required.map { requirement in
                switch requirement {
                case .value(let value): byDefault(value)
                case .ifAvailable: .absent
                }
            }
        return TestDouble(scope: id, defaults: defaults)
    }

    /// The scope that provides what doubles receive.
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
