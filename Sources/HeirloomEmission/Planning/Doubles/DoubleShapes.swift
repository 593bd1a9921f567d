import HeirloomGraph
import HeirloomModel

/// What of each scope doubles can replace or adjust, and how all that is named.
final class DoubleShapes {
    let doubles: DoubleGraph
    let helpers: HelperNames
    let surroundingNames: SurroundingNames
    /// The words with which a type's printed name may begin in any graph: no parameter is called like one.
    let typeHeads: Set<String>
    private let reach: DoubleReach
    private let stems: ScopeStems
    private var entries: [ScopeID: OverrideNames] = [:]
    private var elements: [ScopeID: [Int: OverrideNames]] = [:]

    var graph: ScopeGraph { doubles.graph }
    /// What is built below doubles, in the order in which a reader meets it.
    var built: [ScopeID] { reach.built }

    private init(
        _ doubles: DoubleGraph,
        _ reach: DoubleReach,
        stems: ScopeStems,
        helpers: HelperNames,
        surroundingNames: SurroundingNames,
        typeHeads: Set<String>
    ) {
        self.doubles = doubles
        self.reach = reach
        self.stems = stems
        self.helpers = helpers
        self.surroundingNames = surroundingNames
        self.typeHeads = typeHeads
    }

    /// The shapes in each graph of a module. What is called from one of them may be declared for another, and has the same
    /// shape and the same names in all.
    static func all(_ contexts: [(doubles: DoubleGraph, context: PlanningContext)]) -> [DoubleShapes] {
        let graphs = contexts.map(\.doubles)
        let reaches = DoubleReach.united(graphs)
        let helpers = HelperNames(graphs)
        let typeHeads = contexts.reduce(into: Set<String>()) { $0.formUnion($1.context.typeHeads) }
        let surroundingNames = SurroundingNames.all(graphs, apartFrom: typeHeads)
        // For what a closure builds nothing is declared.
        let scopes = zip(graphs, reaches).map { doubles, reach in
            (doubles.graph, reach.built.filter { doubles.graph[$0].owner == nil })
        }
        let stems = ScopeStems.all(for: scopes) { stem in
            graphs.contains { doubles in
                doubles.graph.names.topLevel["Heirloom\(stem)Overrides"] != nil
                    || doubles.graph.names.topLevel["Heirloom\(stem)MockOverrides"] != nil
            }
        }
        return graphs.indices.map { index in
            DoubleShapes(
                graphs[index],
                reaches[index],
                stems: stems[index],
                helpers: helpers,
                surroundingNames: surroundingNames[index],
                typeHeads: typeHeads
            )
        }
    }

    /// Whether closures that replace it or something below it must be `@Sendable`.
    func isSendable(_ scope: ScopeID) -> Bool { reach.sendable.contains(scope) }

    /// Whether the closure that replaces what an edge builds must be `@Sendable`.
    func isSendable(_ edge: BuildEdge) -> Bool {
        // A function takes the same closure wherever it is called.
        if needsFunction(edge.product) { return isSendable(edge.product) }
        return doubles.leavesItsIsolation(edge) || isSendable(edge.owner)
    }

    /// Whether the closure that replaces a collection, or something below it, must be `@Sendable`.
    func isSendable(collection: ScopeDependency, of scope: ScopeID) -> Bool {
        isSendable(scope)
            || !collection.edges.isEmpty && collection.edges.allSatisfy(doubles.leavesItsIsolation)
    }

    /// Whether what replaces it need not be of its type, because something asks for another.
    func isConverted(_ scope: ScopeID) -> Bool { reach.converted.contains(scope) }

    /// Whether what converts it is handed from an actor to where it is built.
    func isConvertedElsewhere(_ scope: ScopeID) -> Bool { reach.convertedElsewhere.contains(scope) }

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

    /// Whether it is built where the module's declarations are unless they say otherwise.
    func hasDefaultIsolation(_ scope: ScopeID) -> Bool {
        doubles.isolations[scope.index] == graph.defaultIsolation
    }

    /// Whether the function that builds it runs outside of all actors, whoever calls it.
    func leavesAllActors(_ scope: ScopeID) -> Bool {
        doubles.isolations[scope.index] == .nonisolated && graph[scope].effects.isAsync
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

    func overridesName(of scope: ScopeID) -> String { "Heirloom\(stems[scope])Overrides" }
    func overridesName(ofCollection dependency: Int, of scope: ScopeID) -> String {
        let label = entryNames(of: scope).dependencies[dependency] ?? ""
        return ReservedWords.escaped("Heirloom\(stems[scope])_\(label)Overrides")
    }
    func mockOverridesName(of scope: ScopeID) -> String { "Heirloom\(stems[scope])MockOverrides" }
    func functionName(of scope: ScopeID) -> String { "make" + stems[scope] }

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

    /// The names in the overrides type of a collection.
    func entryNames(ofCollection dependency: Int, in scope: ScopeID) -> OverrideNames {
        if let known = elements[scope]?[dependency] { return known }
        let names = OverrideNames(elementsOf: graph[scope].dependencies[dependency], in: graph)
        elements[scope, default: [:]][dependency] = names
        return names
    }
}

/// The names of the properties of an overrides type.
struct OverrideNames {
    /// By dependency, for those that are instantiated.
    private(set) var dependencies: [Int: String] = [:]
    /// By what is built, for the elements of a collection.
    private(set) var elements: [ScopeID: String] = [:]
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

    /// The names in the overrides type of a collection: an entry for each element, named after its type.
    init(elementsOf collection: ScopeDependency, in graph: ScopeGraph) {
        let labels = collection.edges.map { graph[$0.product].declaration.name.asLabel }
        names = LocalNames(labels: labels, reserved: [])
        for (edge, label) in zip(collection.edges, labels) { elements[edge.product] = names.name(for: label) }
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

extension String {
    /// The name of a type as that of a property: `htmlPage` for `HTMLPage`.
    fileprivate var asLabel: String {
        let capitals = prefix { $0.isUppercase }.count
        guard capitals > 0 else { return self }
        let startsWord = capitals > 1 && dropFirst(capitals).first?.isLowercase == true
        let lowered = startsWord ? capitals - 1 : capitals
        return prefix(lowered).lowercased() + dropFirst(lowered)
    }
}
