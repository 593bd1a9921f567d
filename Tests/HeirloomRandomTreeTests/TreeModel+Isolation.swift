/// The rules of isolation.
extension TreeModel {
    /// The scopes built by a builder that may be called from anywhere, or below such a scope.
    var builtAnywhere: Set<Int> {
        let edges = tree.scopes.map { $0.properties.flatMap(tree.products) }
        let products = tree.scopes.flatMap(\.properties).compactMap(\.builder)
            .filter(\.kind.isSendable).map(\.product)
        return products.reduce(into: Set(products)) { scopes, product in
            scopes.formUnion(Self.reachable(from: product, by: edges))
        }
    }

    func isSendable(_ value: RandomTree.Value) -> Bool {
        switch value {
        case .service(let service): tree.services[service].conforms
        case .contract, .collection, .other: true
        case .scope(let scope):
            tree.scopes[scope].isSendable || tree.scopes[scope].kind == .actor
                || tree.scopes[scope].isMainActor
        case .optional(let wrapped): isSendable(wrapped)
        case .builder(let kind, _): kind.isSendable
        }
    }

    /// The properties for which a value that is not `Sendable` would cross an isolation boundary.
    var notSendable: Set<Mark> { Set(crossings.values.flatMap(\.self)) }

    /// Each value that is not `Sendable` and would cross an isolation boundary, and the properties for which it would.
    var crossings: [RandomTree.Value: Set<Mark>] {
        var crossings: [RandomTree.Value: Set<Mark>] = [:]
        for step in instantiations {
            for value in tree.products(of: property(at: step)).flatMap({ valuesHanded(to: $0, for: step) })
            where !isSendable(value) {
                crossings[value, default: []].insert(mark(at: step))
            }
        }
        return crossings
    }

    /// Returns the values that cross an isolation boundary where a product is built for a property.
    private func valuesHanded(to product: Int, for step: Step) -> [RandomTree.Value] {
        let isAnywhere =
            property(at: step).builder?.kind.isSendable == true || tree.isStartedEarly(property(at: step))
        let isActor = tree.scopes[product].kind == .actor
        let forwarded = isActor ? tree.scopes[product].forwarded.map(\.key.value) : []
        let required =
            isAnywhere || isActor ? requirements[product].filter(isHandedDown).map(\.key.value) : []
        let own = isActor ? madeInIsolation(in: product) : []
        let kept: [RandomTree.Value] =
            isAnywhere && property(at: step).lifetime != nil ? [.scope(product)] : []
        return forwarded + required + own + kept
    }

    /// Whether the value is passed from above. Otherwise it is a literal `nil`, because nothing provides it.
    private func isHandedDown(_ need: Need) -> Bool {
        !need.isOnlyIfAvailable || tree.scopes.contains { Self.provider(of: need, in: $0) != nil }
    }

    /// Returns the properties of a scope that are builders, or have builders below, and must be created on the main
    /// actor. A builder that may be called from anywhere does not require that of its products.
    private func madeInIsolation(in scope: Int) -> [RandomTree.Value] {
        let edges = tree.scopes.map { $0.properties.flatMap(tree.products) }
        let demands = tree.scopes.map {
            $0.properties.filter { $0.builder?.kind.isSendable != true }.flatMap(tree.products)
        }
        func below(_ scope: Int) -> Set<Int> { Self.reachable(from: scope, by: edges).union([scope]) }
        let demanding = Self.reachable(from: scope, by: demands).union([scope])
        guard demanding.contains(where: { tree.scopes[$0].isMainActor }) else { return [] }
        let makers = tree.scopes.indices.filter { index in
            tree.scopes[index].properties.compactMap(\.builder).contains { !$0.kind.isSendable }
        }
        return tree.scopes[scope].properties.filter { property in
            let isPlainBuilder = property.builder.map { !$0.kind.isSendable } ?? false
            return isPlainBuilder
                || tree.products(of: property).contains { !below($0).isDisjoint(with: makers) }
        }
        .map(\.key.value)
    }

    /// The properties whose value must be built on the main actor but is not: the nearest one for each cause.
    var offMainActor: Set<Mark> {
        /// The root, or the builder that leaves the main actor.
        typealias Cause = Step?
        var marks: Set<Mark> = []
        var causes: Set<Cause> = []
        var known: Set<[Int]> = []
        var queue = [(scope: 0, isOnMainActor: tree.scopes[0].isMainActor, cause: Cause.none)]
        var next = 0
        while next < queue.count {
            let (scope, isOnMainActor, cause) = queue[next]
            next += 1
            guard known.insert([scope, isOnMainActor ? 1 : 0]).inserted else { continue }
            for (position, property) in tree.scopes[scope].properties.enumerated() {
                let step = Step(scope: scope, property: position)
                let isAnywhere = property.builder?.kind.isSendable == true
                let reason = isAnywhere ? step : cause
                let isThere = isOnMainActor && !isAnywhere
                for product in tree.products(of: property) {
                    let isWanted = tree.scopes[product].isMainActor
                    if isWanted, !isThere, causes.insert(reason).inserted { marks.insert(mark(at: step)) }
                    queue.append((product, isThere || isWanted, reason))
                }
            }
        }
        return marks
    }
}
