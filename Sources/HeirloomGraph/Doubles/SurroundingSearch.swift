import HeirloomModel

/// Finds what is built by default for what doubles receive, as far as that is known: by a double that was written by
/// hand, as it is instantiated elsewhere in the tree, or by the one type that fulfills it.
struct SurroundingSearch {
    /// What builds a value, and what that takes.
    struct Provision {
        var edge: BuildEdge
        /// What nothing builds, and so a test must hand in.
        var base: Set<ValueID> = []
        /// In which isolation it must be built.
        var isolation: Isolation
    }

    /// What is built by default, with the values of which that takes something.
    private(set) var values: [ValueID] = []
    private var places: [ValueID: Int] = [:]
    /// By place.
    private var provisions: [Provision?] = []
    private let doubled: DoubleTree
    private let isolations: [Isolation]
    /// What is not built by default: what generated code does not see, or what asks for a newer platform.
    private let unfit: BelowEach<ScopeID>
    /// How the tree instantiates each value, `nil` where it does so in several ways.
    private let instantiated: [ValueID: BuildEdge?]

    /// - Parameter faulty: scopes that cannot be built as they are.
    init(_ doubled: DoubleTree, isolations: [Isolation], excluding faulty: Set<ScopeID>) {
        self.doubled = doubled
        self.isolations = isolations
        let tree = doubled.tree
        let testable = tree.testableModules
        unfit = BelowEach(tree) { id in
            let scope = tree[id].declared
            let isFit =
                !faulty.contains(id) && !scope.declaration.hasLocalFaults
                && scope.declaration.availabilityOfBuilding.isEmpty
                && tree.isVisible(scope, testable: testable)
            return isFit ? nil : id
        }
        instantiated = Self.instantiated(in: tree)
        let edges = gather()
        let components = StronglyConnectedComponents(edges: edges.needs)
        provide(in: components, edges.builders)
        arrange(components.components.flatMap(\.self))
    }

    /// Puts what others need before them, and leaves out what is not built and what nothing that is built needs.
    private mutating func arrange(_ order: [Int]) {
        let built = provisions.compactMap { $0?.edge.product }
        let needed = Set(built.flatMap { doubled.tree.requires[$0.index].map(\.value) })
        let kept = order.filter { provisions[$0] != nil || needed.contains(values[$0]) }
        values = kept.map { values[$0] }
        provisions = kept.map { provisions[$0] }
        places = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
    }

    func place(of value: ValueID) -> Int? { places[value] }

    /// What builds a value, `nil` where that is not known.
    func provision(of value: ValueID) -> Provision? { places[value].flatMap { provisions[$0] } }

    /// What is built by default for the value at a place, and for what that needs, over and over.
    func needs(at place: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [place]
        while let next = open.popLast() {
            guard let edge = provisions[next]?.edge else { continue }
            for case .value(let value) in doubled.tree.requires[edge.product.index] {
                guard let place = places[value], provisions[place] != nil, found.insert(place).inserted else {
                    continue
                }
                open.append(place)
            }
        }
        return found
    }

    /// What the values that doubles take need, over and over: by place what builds each, and the places of what that needs.
    private mutating func gather() -> (builders: [BuildEdge?], needs: [[Int]]) {
        let tree = doubled.tree
        for double in doubled.doubles {
            for case .value(let value) in tree.requires[double.index] { meet(value) }
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
            for case .value(let value) in tree.requires[edge.product.index] { meet(value) }
        }
        let needs = builders.map { edge in
            edge.map { tree.requires[$0.product.index].compactMap { places[$0.value] } } ?? []
        }
        return (builders, needs)
    }

    private mutating func meet(_ value: ValueID) {
        guard places[value] == nil else { return }
        places[value] = values.count
        values.append(value)
    }

    /// Whether a type has a double: only then is something built for what a test hands in as a rule.
    private func isDoubled(_ scope: ScopeID) -> Bool {
        let tree = doubled.tree
        return tree[scope].isMadeByHand || tree[scope].declared.declaration.testDouble.generateMock
    }

    /// What builds each value, those first that others need. Of several that need one another none is built.
    private mutating func provide(in components: StronglyConnectedComponents, _ builders: [BuildEdge?]) {
        provisions = Array(repeating: nil, count: values.count)
        for members in components.components where members.count == 1 {
            guard let edge = builders[members[0]] else { continue }
            provisions[members[0]] = provision(of: values[members[0]], by: edge)
        }
    }

    private func provision(of value: ValueID, by edge: BuildEdge) -> Provision? {
        let tree = doubled.tree
        let required = tree.requires[edge.product.index]
        guard unfit.first(below: edge.product) == nil, !required.contains(where: { $0.value == value }),
            edge.moment != .atOnce || tree[edge.product].forwarded.isEmpty,
            // What is built when it is asked for neither waits nor fails there.
            edge.moment != .atOnce || tree.effects[edge.product].isEmpty
        else { return nil }
        let isolation = isolations[edge.product.index]
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

    /// What builds it, owned by nobody yet.
    private func edge(for value: ValueID) -> BuildEdge? {
        let tree = doubled.tree
        let type = tree.values[value].type
        // A parameter that is `nil` must mean that nothing was said.
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
    /// Whether another edge builds the same in the same way for a dependency of its own.
    fileprivate func builds(like other: BuildEdge) -> Bool {
        product == other.product && moment == other.moment && lifetime == other.lifetime
            && isWrapped == other.isWrapped
    }
}
