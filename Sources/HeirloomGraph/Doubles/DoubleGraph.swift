import HeirloomModel

/// The tree from which test doubles are wired: the module's tree, with handwritten doubles in place of the types they
/// replace, and with unfulfilled dependencies received from above.
package final class DoubleGraph: Sendable {
    /// The scopes, with the same IDs as in the module's own graph, followed by handwritten doubles of other types and
    /// finally the ``surroundings``. This graph has no roots.
    package let graph: ScopeGraph
    /// The scopes that get a `mock`, in the order of their names.
    package let doubles: [TestDouble]
    /// The scope that provides the defaults of the dependencies that doubles receive. Its forwarded dependencies have
    /// no default, and are only passed on to the scopes built in it.
    package let surroundings: ScopeID
    /// The isolation in which each dependency of the surroundings is built, by index.
    package let surroundingIsolations: [Isolation]
    /// The isolation in which each scope must be built, because of itself or of something below it, by ``ScopeID``.
    package let isolations: [Isolation]
    /// By scope, the types of the parameters that are not dependencies and have defaults.
    package let defaultedTypes: [ScopeID: [ResolvedType]]

    init(
        graph: ScopeGraph,
        doubles: [TestDouble],
        surroundings: ScopeID,
        surroundingIsolations: [Isolation],
        isolations: [Isolation],
        defaultedTypes: [ScopeID: [ResolvedType]]
    ) {
        self.graph = graph
        self.doubles = doubles
        self.surroundings = surroundings
        self.surroundingIsolations = surroundingIsolations
        self.isolations = isolations
        self.defaultedTypes = defaultedTypes
    }
}

/// A scope that gets a `mock`.
package struct TestDouble: Sendable {
    package let scope: ScopeID
    /// The type `()` with the attributes of the `mock`.
    package let attributes: ResolvedType
    /// The default of each parameter: forwarded ones first, then required ones.
    package let defaults: [Default]
    /// The dependencies of the surroundings that are built only because others need them, and that are not parameters.
    package let around: [Int]

    /// The value of a parameter that a test does not pass.
    package enum Default: Equatable, Sendable {
        /// No default: a test must pass the argument.
        case none
        /// `nil`
        case absent
        /// The result of a handwritten double that takes no arguments.
        case handWritten(ScopeID)
        /// A dependency of the surroundings.
        case surroundings(Int)
    }
}

extension DoubleTree {
    /// Returns the graph from which emission prints doubles.
    ///
    /// - Parameter faulty: Scopes that cannot be built as declared. They are not built by default.
    package func graph(excluding faulty: Set<ScopeID> = []) -> DoubleGraph {
        let search = SurroundingSearch(self, excluding: faulty)
        let surroundings = ScopeID(tree.scopes.count)
        let graph = tree.graph(with: [scope(surroundings, search)], printedIn: doubles)
        return DoubleGraph(
            graph: graph,
            doubles: doubles.map { double($0, in: search) },
            surroundings: surroundings,
            surroundingIsolations: search.values.map { search.provision(of: $0)?.isolation ?? .nonisolated },
            isolations: graph.scopes.map { $0.isolationBelow },
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

    private func double(_ id: ScopeID, in search: SurroundingSearch) -> TestDouble {
        let forwarded = tree[id].forwarded.map { tree[id].dependencies[$0].declared.value }
        let required = tree[id].requires
        let given = Set(forwarded + required.map(\.value))
        var around: Set<Int> = []
        func byDefault(_ value: ValueID, isForwarded: Bool) -> TestDouble.Default {
            guard let place = search.place(of: value), let provision = search.provision(of: value),
                provision.base.isSubset(of: given),
                provision.isolation == .nonisolated || provision.isolation == tree[id].isolationBelow
            else { return .none }
            let product = provision.edge.product
            let takesNothing = tree[product].requires.isEmpty && tree[product].dependencies.isEmpty
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
            let declared = DeclaredDependency(
                declarations: [],
                index: 0,
                value: value,
                type: tree.values[value].type,
                origin: edge == nil ? .forwarded : .instantiated
            )
            return ScopeDependency(declared, origin: declared.origin, edges: edge.map { [$0] } ?? [])
        }
        let name = TypeExpression.word(GeneratedNames.surroundings)
        let declared = DeclaredScope(
            declaration: .blank,
            at: Place(file: FileID(0)),
            building: ResolvedType(spelled: name, canonical: name, externalNamesFile: nil),
            TypeID(index: 0),
            dependencies: dependencies.map { $0.declared }
        )
        return Scope(
            LinkedScope(declared, dependencies, Providers(among: declared.dependencies)),
            in: tree.input.module,
            declaration: .blank,
            requires: [],
            order: SiblingOrder(count: 0, made: [], needs: [])
        )
    }
}
