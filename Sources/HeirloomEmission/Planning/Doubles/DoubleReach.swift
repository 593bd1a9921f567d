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

    /// Whether the caller must wrap the product, because it is built by a function on another actor or on none.
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

    fileprivate var surroundingValues: [Value] { graph[surroundings].dependencies.map { graph[$0.value] } }

    /// The places of default values that something else in the surroundings takes only if available.
    fileprivate var placesTakenOnlyIfAvailable: Set<Int> {
        let dependencies = graph[surroundings].dependencies
        var wanted: Set<Int> = []
        for edge in dependencies.flatMap(\.edges) {
            for requirement in graph[edge.product].requires {
                guard case .ifAvailable = requirement,
                    case .dependency(let place) = graph.supply(of: requirement, in: surroundings, to: nil),
                    !dependencies[place].edges.isEmpty
                else { continue }
                wanted.insert(place)
            }
        }
        return wanted
    }
}

/// The names of the properties of the surroundings.
struct SurroundingNames {
    /// The names for one value.
    struct Names {
        var property: String
        var overrides = ""
        var function = ""
        /// The property that marks a default value as available to dependencies that are received only if available;
        /// `nil` if there are none.
        var offer: String?
    }

    private let names: [Names]
    private let places: [ValueID: Int]

    /// The names in each graph of a module. A value has the same names in all of them.
    ///
    /// - Parameter typeHeads: The first words of the types that are printed where the values are built.
    static func all(_ graphs: [DoubleGraph], apartFrom typeHeads: Set<String>) -> [SurroundingNames] {
        let keys = graphs.map { doubles in
            doubles.surroundingValues.map { ValueKey(label: $0.label, type: $0.type.canonical) }
        }
        let known = BreadthFirstWalk(from: Array(keys.joined())).reached
        let wanted = Set(
            zip(graphs, keys).flatMap { doubles, keys in doubles.placesTakenOnlyIfAvailable.map { keys[$0] } }
        )
        // The type `Kept` is used next to the properties.
        var local = LocalNames(labels: known.map(\.label), reserved: typeHeads.union(["Kept"]))
        var names = known.map { Names(property: local.name(for: $0.label)) }
        func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
        for place in names.indices {
            names[place].overrides = local.name(for: names[place].property + "Overrides")
        }
        for place in names.indices {
            names[place].function = local.name(for: "make" + capitalized(names[place].property))
        }
        for place in names.indices where wanted.contains(known[place]) {
            names[place].offer = local.name(for: "offers" + capitalized(names[place].property))
        }
        let named = Dictionary(uniqueKeysWithValues: zip(known, names))
        return zip(graphs, keys).map { doubles, keys in
            let values = doubles.graph[doubles.surroundings].dependencies.map(\.value)
            let places = Dictionary(zip(values, values.indices)) { _, last in last }
            return SurroundingNames(names: keys.compactMap { named[$0] }, places: places)
        }
    }

    subscript(place: Int) -> Names { names[place] }
    func place(of value: ValueID) -> Int? { places[value] }
}

/// The key of a value in every graph of a module.
private struct ValueKey: Hashable {
    var label: String
    var type: TypeExpression
}

/// The names of the declarations that all doubles of a module share. They differ from all names in the sources.
struct HelperNames: Hashable, Sendable {
    /// `HeirloomMocks`, with the functions that build the parts of doubles.
    let mocks: String
    /// `HeirloomSurroundings`, with the values that doubles receive.
    let surroundings: String

    init(_ graphs: [DoubleGraph]) {
        func isTaken(_ name: String) -> Bool {
            graphs.contains { doubles in
                let names = doubles.graph.names
                return names.topLevel[name] != nil || names.members.values.contains { $0.contains(name) }
            }
        }
        func free(_ name: String) -> String {
            var name = name
            while isTaken(name) { name += "_" }
            return name
        }
        mocks = free(GeneratedNames.mocks)
        surroundings = free(GeneratedNames.surroundings)
    }
}
