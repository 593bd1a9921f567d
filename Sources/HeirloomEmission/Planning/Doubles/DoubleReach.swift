import HeirloomGraph
import HeirloomModel

/// The scopes that are built below the doubles of a graph, and how they are requested.
struct DoubleReach {
    /// In breadth-first order, as a reader meets them.
    let built: [ScopeID]
    /// The scopes that are built by `@Sendable` closures, or in another isolation than their owners, and the scopes
    /// below these.
    private(set) var sendable: Set<ScopeID>
    /// The scopes that are requested as another type, and converted to it by the function that builds them.
    private(set) var converted: Set<ScopeID>
    /// The converted scopes that are requested on an actor, but built outside of it.
    private(set) var convertedElsewhere: Set<ScopeID>

    init(_ doubles: DoubleGraph) {
        let graph = doubles.graph
        func edges(of scope: ScopeID) -> [BuildEdge] { graph[scope].dependencies.flatMap(\.edges) }
        var walk = BreadthFirstWalk(from: doubles.doubles.map(\.scope))
        for edge in edges(of: doubles.surroundings) { walk.reach(edge.product) }
        while let scope = walk.next() {
            for edge in edges(of: scope) { walk.reach(edge.product) }
        }
        built = walk.reached
        var sent = BreadthFirstWalk<ScopeID>(from: [])
        for scope in walk.reached + [doubles.surroundings] {
            for edge in edges(of: scope) where doubles.leavesItsIsolation(edge) { sent.reach(edge.product) }
        }
        while let scope = sent.next() {
            for edge in edges(of: scope) { sent.reach(edge.product) }
        }
        sendable = Set(sent.reached)
        let asked = (walk.reached + [doubles.surroundings]).flatMap(edges)
        let converted = Set(
            asked.lazy.filter {
                $0.requestedType.canonical != graph[$0.product].type.canonical
                    && !doubles.isWrappedOutside($0)
            }
            .map(\.product)
        )
        self.converted = converted
        convertedElsewhere = Set(
            asked.lazy.filter { converted.contains($0.product) && doubles.leavesItsActor($0) }
                .map(\.product)
        )
    }

    /// The reach of each graph. A property of a scope in one graph applies to it in all graphs, because one function
    /// serves them all.
    static func united(_ graphs: [DoubleGraph]) -> [DoubleReach] {
        var reaches = graphs.map(DoubleReach.init)
        if graphs.count < 2 { return reaches }
        let keys = zip(graphs, reaches).map { doubles, reach in
            Dictionary(uniqueKeysWithValues: reach.built.map { ($0, doubles.graph[$0].keyInAllGraphs) })
        }
        func unite(_ facts: WritableKeyPath<DoubleReach, Set<ScopeID>>) {
            let united = Set(
                zip(reaches, keys).flatMap { reach, keys in reach[keyPath: facts].compactMap { keys[$0] } }
            )
            for index in reaches.indices {
                reaches[index][keyPath: facts] = Set(
                    keys[index].lazy.filter { united.contains($0.value) }.map(\.key)
                )
            }
        }
        unite(\.sendable)
        unite(\.converted)
        unite(\.convertedElsewhere)
        return reaches
    }
}

/// The key of a scope in every graph of a module.
struct ScopeKey: Hashable {
    /// The built type, or the type that declares the closure.
    var type: TypeExpression
    /// The label of the dependency that a closure builds.
    var label: String?
}

extension Scope {
    var keyInAllGraphs: ScopeKey {
        guard let owner, case .closure(let label) = declaration.form else {
            return ScopeKey(type: type.canonical)
        }
        return ScopeKey(type: owner.canonical, label: label)
    }
}

extension DoubleGraph {
    /// Whether a replacement for the product crosses from one isolation to another.
    func leavesItsIsolation(_ edge: BuildEdge) -> Bool {
        if edge.builder?.isSendable == true { return true }
        // Each value in the surroundings is built in its own isolation.
        if edge.owner == surroundings { return false }
        return isBuiltElsewhere(than: isolations[edge.owner.index], edge)
    }

    /// Whether code on an actor passes values to code outside of it that builds the product.
    fileprivate func leavesItsActor(_ edge: BuildEdge) -> Bool {
        if edge.owner == surroundings { return false }
        // Doubles build concurrent dependencies one after another.
        let owner = isolations[edge.owner.index]
        let context = edge.isConcurrent ? owner : edge.context(in: owner)
        return context != .nonisolated && isBuiltElsewhere(than: context, edge)
    }

    /// Whether the product is wrapped on an actor other than where it is built.
    func isWrappedOutside(_ edge: BuildEdge) -> Bool {
        guard edge.wrapperIsolation != .nonisolated else { return false }
        // Each value in the surroundings is built in its own isolation.
        let owner =
            edge.owner == surroundings
            ? surroundingIsolations[edge.dependency] : isolations[edge.owner.index]
        let context = edge.context(in: owner)
        let isElsewhere = isBuiltElsewhere(than: context, edge)
        return edge.wrapperIsolation.isAwaited(from: isElsewhere ? isolations[edge.product.index] : context)
    }

    private func isBuiltElsewhere(than isolation: Isolation, _ edge: BuildEdge) -> Bool {
        let product = isolations[edge.product.index]
        if isolation == product { return false }
        return product != .nonisolated || graph[edge.product].effects.isAsync
    }
}
