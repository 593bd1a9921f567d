import HeirloomGraph
import HeirloomModel

/// What of each scope doubles can replace or adjust, and how all that is named.
final class DoubleShapes {
    let doubles: DoubleGraph
    let helpers: HelperNames
    /// What is built below doubles, in the order in which a reader meets it.
    let built: [ScopeID]
    /// The scopes that are built by closures which may be called from anywhere, or in another isolation than their owners,
    /// as is what is built below them.
    private let sendable: Set<ScopeID>
    /// The scopes that something asks for as another type than they are.
    private let converted: Set<ScopeID>
    /// Those that something on an actor asks for, and that are built elsewhere.
    private let convertedElsewhere: Set<ScopeID>
    private let names: ScopeStems
    private var entries: [ScopeID: OverrideNames] = [:]

    var graph: ScopeGraph { doubles.graph }

    init(_ doubles: DoubleGraph) {
        self.doubles = doubles
        helpers = HelperNames(doubles)
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
        // For what a closure builds nothing is declared.
        names = ScopeStems(for: walk.reached.filter { graph[$0].owner == nil }, in: graph) { stem in
            graph.names.topLevel["Heirloom\(stem)Overrides"] != nil
                || graph.names.topLevel["Heirloom\(stem)MockOverrides"] != nil
        }
    }

    /// Whether closures that replace it or something below it must be `@Sendable`.
    func isSendable(_ scope: ScopeID) -> Bool { sendable.contains(scope) }

    /// Whether the closure that replaces what an edge builds must be `@Sendable`.
    func isSendable(_ edge: BuildEdge) -> Bool {
        // A function takes the same closure wherever it is called.
        if needsFunction(edge.product) { return isSendable(edge.product) }
        return doubles.leavesItsIsolation(edge) || isSendable(edge.owner)
    }

    /// Whether what replaces it need not be of its type, because something asks for another.
    func isConverted(_ scope: ScopeID) -> Bool { converted.contains(scope) }

    /// Whether what converts it is handed from an actor to where it is built.
    func isConvertedElsewhere(_ scope: ScopeID) -> Bool { convertedElsewhere.contains(scope) }

    /// Whether there is more to override of it than the whole of it.
    func isNested(_ scope: ScopeID) -> Bool {
        graph[scope].dependencies.contains { $0.origin == .instantiated } || !defaulted(of: scope).isEmpty
    }

    /// Whether building it takes more than one call.
    func needsFunction(_ scope: ScopeID) -> Bool { graph[scope].needsFunction || isNested(scope) }

    /// Whether what is asked for in an isolation is built or wrapped on another actor, and so waited for.
    func crosses(along edge: BuildEdge, in context: Isolation) -> Bool {
        doubles.isolations[edge.product.index].isAwaited(from: context)
            || edge.wrapperIsolation.isAwaited(from: context)
    }

    /// Whether something is wrapped where the function that builds it cannot, because that runs elsewhere.
    func isWrappedOutside(_ edge: BuildEdge) -> Bool { doubles.isWrappedOutside(edge) }

    /// The type of what replaces the product of an edge: what wraps that outside wraps what replaces it, too.
    func replacedType(along edge: BuildEdge) -> ResolvedType {
        needsFunction(edge.product) && isWrappedOutside(edge)
            ? graph[edge.product].type : edge.requestedType
    }

    /// Parameters that are no dependencies and have a default.
    func defaulted(of scope: ScopeID) -> [DefaultedParameter] {
        graph[scope].declaration.construction.defaulted
    }

    /// The type of one of those.
    func defaultedType(of scope: ScopeID, _ place: Int) -> ResolvedType {
        guard let type = doubles.defaultedTypes[scope]?[place] else {
            preconditionFailure("The graph says the types of all parameters with defaults.")
        }
        return type
    }

    func overridesName(of scope: ScopeID) -> String { "Heirloom\(names[scope])Overrides" }
    func mockOverridesName(of scope: ScopeID) -> String { "Heirloom\(names[scope])MockOverrides" }
    func functionName(of scope: ScopeID) -> String { "make" + names[scope] }

    /// The name of what holds the default of a parameter.
    func defaultName(of parameter: DefaultedParameter) -> String {
        "heirloomDefault_" + parameter.name
    }

    /// The names in the overrides type of a scope.
    func entryNames(of scope: ScopeID) -> OverrideNames {
        if let known = entries[scope] { return known }
        let names = OverrideNames(of: graph[scope], defaulted: defaulted(of: scope), in: graph)
        entries[scope] = names
        return names
    }
}

/// The names of the properties of an overrides type.
struct OverrideNames {
    /// By dependency, for those that are instantiated.
    private(set) var dependencies: [Int: String] = [:]
    /// By place among the parameters with defaults.
    private(set) var defaulted: [String] = []
    /// What builds something else.
    private(set) var build = ""
    private var names: LocalNames

    init(of scope: Scope, defaulted parameters: [DefaultedParameter], in graph: ScopeGraph) {
        let instantiated = scope.dependencies.indices.filter {
            scope.dependencies[$0].origin == .instantiated
        }
        let labels = instantiated.map { graph[scope.dependencies[$0].value].label }
        names = LocalNames(labels: labels + parameters.map(\.callersName), reserved: [])
        for (index, label) in zip(instantiated, labels) { dependencies[index] = names.name(for: label) }
        defaulted = parameters.map { names.name(for: $0.callersName) }
        build = names.name(for: "build")
    }

    /// A name that none of the others is.
    mutating func name(for label: String) -> String { names.name(for: label) }

    /// The name behind which a nested value is kept.
    mutating func storage(of name: String) -> String {
        names.name(for: "kept" + name.prefix(1).uppercased() + name.dropFirst())
    }
}

extension DefaultedParameter {
    /// The name that callers write, and else the one that the body sees.
    var callersName: String { label ?? name }
}

extension DoubleGraph {
    /// Whether what replaces the product is handed from one isolation to another.
    fileprivate func leavesItsIsolation(_ edge: BuildEdge) -> Bool {
        if edge.builder?.isSendable == true { return true }
        // What stands around doubles is built each in its own isolation.
        if edge.owner == surroundings { return false }
        return isBuiltElsewhere(than: isolations[edge.owner.index], edge)
    }

    /// Whether code on an actor hands something to what builds the product.
    fileprivate func leavesItsActor(_ edge: BuildEdge) -> Bool {
        if edge.owner == surroundings { return false }
        let context = edge.context(in: isolations[edge.owner.index])
        return context != .nonisolated && isBuiltElsewhere(than: context, edge)
    }

    /// Whether something is wrapped on an actor on which what builds it does not run.
    fileprivate func isWrappedOutside(_ edge: BuildEdge) -> Bool {
        guard edge.wrapperIsolation != .nonisolated else { return false }
        // What stands around doubles is built each in its own isolation.
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
