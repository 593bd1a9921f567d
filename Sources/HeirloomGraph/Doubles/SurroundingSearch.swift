import HeirloomModel

/// Finds the defaults of the dependencies that doubles receive, as far as they are known: a handwritten double, the
/// type that the tree instantiates elsewhere, or the only type that fulfills the dependency.
struct SurroundingSearch {
    /// The edge that builds a value by default, with the requirements of doing so.
    struct Provision {
        var edge: BuildEdge
        /// The values below it that have no default, so that a test must pass them.
        var base: Set<ValueID> = []
        /// The isolation in which the value must be built.
        var isolation: Isolation
    }

    /// The values that are built by default, and the values that they need.
    private(set) var values: [ValueID] = []
    private var places: [ValueID: Int] = [:]
    /// By index in `values`.
    private var provisions: [Provision?] = []
    private let doubled: DoubleTree
    /// The scopes that are not built by default: those with errors, those that generated code cannot see, and those
    /// that need a newer platform.
    private let unfit: BelowEach<ScopeID>
    /// The edge with which the tree instantiates each value; `nil` if there are several different ones.
    private let instantiated: [ValueID: BuildEdge?]

    /// - Parameter faulty: Scopes that cannot be built as declared.
    init(_ doubled: DoubleTree, excluding faulty: Set<ScopeID>) {
        self.doubled = doubled
        let tree = doubled.tree
        unfit = BelowEach(tree) { id in
            let scope = tree[id].declared
            let isFit =
                !faulty.contains(id) && !scope.declaration.hasLocalFaults
                && scope.declaration.availabilityOfBuilding.isEmpty
                && tree.isVisible(scope)
            return isFit ? nil : id
        }
        instantiated = Self.instantiated(in: tree)
        let edges = gather()
        let components = StronglyConnectedComponents(edges: edges.needs)
        provide(in: components, edges.builders)
        arrange(components.components.flatMap(\.self))
    }

    /// Sorts values after those that they need, and removes those that are neither built nor needed.
    private mutating func arrange(_ order: [Int]) {
        let built = provisions.compactMap { $0?.edge.product }
        let needed = Set(built.flatMap { doubled.tree[$0].requires.map(\.value) })
        let kept = order.filter { provisions[$0] != nil || needed.contains(values[$0]) }
        values = kept.map { values[$0] }
        provisions = kept.map { provisions[$0] }
        places = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
    }

    func place(of value: ValueID) -> Int? { places[value] }

    /// Returns how a value is built by default; `nil` if that is not known.
    func provision(of value: ValueID) -> Provision? { places[value].flatMap { provisions[$0] } }

    /// Returns the indices of the values with a default that the value at a place needs, directly or indirectly.
    func needs(at place: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [place]
        while let next = open.popLast() {
            guard let edge = provisions[next]?.edge else { continue }
            for case .value(let value) in doubled.tree[edge.product].requires {
                guard let place = places[value], provisions[place] != nil, found.insert(place).inserted else {
                    continue
                }
                open.append(place)
            }
        }
        return found
    }

    /// Collects the values that doubles take, and all that those need. Returns by place the edge that builds each, and
    /// the places of the values that it needs.
    private mutating func gather() -> (builders: [BuildEdge?], needs: [[Int]]) {
        let tree = doubled.tree
        for double in doubled.doubles {
            for case .value(let value) in tree[double].requires { meet(value) }
            for index in tree[double].forwarded {
                let value = tree[double].dependencies[index].declared.value
                if let edge = edge(for: value), isDoubled(edge.product) { meet(value) }
            }
        }
        var builders: [BuildEdge?] = []
        while builders.count < values.count {
            let edge = edge(for: values[builders.count])
            builders.append(edge)
            guard let edge else { continue }
            for case .value(let value) in tree[edge.product].requires { meet(value) }
        }
        let needs = builders.map { edge in
            edge.map { tree[$0.product].requires.compactMap { places[$0.value] } } ?? []
        }
        return (builders, needs)
    }

    private mutating func meet(_ value: ValueID) {
        guard places[value] == nil else { return }
        places[value] = values.count
        values.append(value)
    }

    /// Returns whether a type has a double. A forwarded value has a default only if its type has one.
    private func isDoubled(_ scope: ScopeID) -> Bool {
        let tree = doubled.tree
        return tree[scope].isMadeByHand || tree[scope].declared.declaration.testDouble.generateMock
    }

    /// Decides how each value is built, after those that it needs. Values that need one another are not built.
    private mutating func provide(in components: StronglyConnectedComponents, _ builders: [BuildEdge?]) {
        provisions = Array(repeating: nil, count: values.count)
        for members in components.components where members.count == 1 {
            guard let edge = builders[members[0]] else { continue }
            provisions[members[0]] = provision(of: values[members[0]], by: edge)
        }
    }

    private func provision(of value: ValueID, by edge: BuildEdge) -> Provision? {
        let tree = doubled.tree
        let required = tree[edge.product].requires
        guard unfit.first(below: edge.product) == nil, !required.contains(where: { $0.value == value }),
            edge.moment != .atOnce || tree[edge.product].forwarded.isEmpty,
            // A default is built when it is requested, and can neither suspend nor throw there.
            edge.moment != .atOnce || tree[edge.product].exactEffects.isEmpty
        else { return nil }
        let isolation = tree[edge.product].isolationBelow
        if edge.wrapperIsolation.isAwaited(from: isolation), isolation != .nonisolated { return nil }
        var provision = Provision(
            edge: edge,
            isolation: isolation == .nonisolated ? edge.wrapperIsolation : isolation
        )
        for case .value(let needed) in required {
            guard let below = self.provision(of: needed) else {
                provision.base.insert(needed)
                continue
            }
            provision.base.formUnion(below.base)
            if provision.isolation == .nonisolated { provision.isolation = below.isolation }
            guard below.isolation == .nonisolated || below.isolation == provision.isolation else {
                return nil
            }
        }
        return provision
    }

    /// Returns the edge that builds a value by default. Its owner is not known yet.
    private func edge(for value: ValueID) -> BuildEdge? {
        let tree = doubled.tree
        let type = tree.values[value].type
        // A parameter that is `nil` must mean that no argument was passed.
        guard type.canonical.wrappedInOptional == nil, let id = tree.types.id(of: type.canonical) else {
            return nil
        }
        func plain(_ product: ScopeID) -> BuildEdge {
            BuildEdge(owner: product, dependency: 0, product: product, requestedType: type)
        }
        if let double = doubled.handWrittenDouble(of: id) { return plain(double) }
        if case .some(let edge?) = instantiated[value] { return edge }
        if let exact = tree.linker.builder(of: id) { return plain(exact) }
        let fulfilling = tree.linker.fulfillers(of: id)
        return fulfilling.count == 1 ? plain(fulfilling[0]) : nil
    }

    private static func instantiated(in tree: ScopeTree) -> [ValueID: BuildEdge?] {
        var instantiated: [ValueID: BuildEdge?] = [:]
        for scope in tree.scopes {
            for dependency in scope.dependencies {
                for edge in dependency.edges {
                    let value = dependency.declared.value
                    if dependency.collected != nil {
                        instantiated[value] = .some(nil)
                    } else if let other = instantiated[value] {
                        if other.map({ !$0.builds(like: edge) }) ?? false { instantiated[value] = .some(nil) }
                    } else {
                        instantiated[value] = .some(edge)
                    }
                }
            }
        }
        return instantiated
    }
}

extension BuildEdge {
    /// Returns whether another edge builds the same product in the same way for its own dependency.
    fileprivate func builds(like other: BuildEdge) -> Bool {
        product == other.product && moment == other.moment && lifetime == other.lifetime
            && isWrapped == other.isWrapped
    }
}
