import HeirloomGraph
import HeirloomModel

/// The parts of each scope that doubles can override, and the names of the declarations for them.
final class DoubleShapes {
    let doubles: DoubleGraph
    let helpers: HelperNames
    let surroundingNames: SurroundingNames
    /// The first words of all types that are printed in any graph. No parameter has such a name.
    let typeHeads: Set<String>
    private let reach: DoubleReach
    private let stems: ScopeStems
    private var entries: [ScopeID: OverrideNames] = [:]
    private var elements: [ScopeID: [Int: OverrideNames]] = [:]

    var graph: ScopeGraph { doubles.graph }
    /// The scopes that are built below doubles, in the order in which a reader meets them.
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

    /// The shapes in each graph of a module. Code for one graph may call a function that is declared for another, so a
    /// scope has the same shape and the same names in all graphs.
    static func all(_ contexts: [(doubles: DoubleGraph, context: PlanningContext)]) -> [DoubleShapes] {
        let graphs = contexts.map(\.doubles)
        let reaches = DoubleReach.united(graphs)
        let helpers = HelperNames(graphs)
        let typeHeads = contexts.reduce(into: Set<String>()) { $0.formUnion($1.context.typeHeads) }
        let surroundingNames = SurroundingNames.all(graphs, apartFrom: typeHeads)
        // Nothing is declared for a scope that a closure builds.
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

    /// Whether closures that replace the scope, or something below it, must be `@Sendable`.
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

    /// Whether a replacement may be of another type, because the scope is requested as one.
    func isConverted(_ scope: ScopeID) -> Bool { reach.converted.contains(scope) }

    /// Whether the conversion of the scope is passed from an actor to code outside of it.
    func isConvertedElsewhere(_ scope: ScopeID) -> Bool { reach.convertedElsewhere.contains(scope) }

    /// Whether parts of the scope can be overridden, and not only all of it.
    func isNested(_ scope: ScopeID) -> Bool {
        graph[scope].dependencies.contains { $0.origin == .instantiated } || !defaulted(of: scope).isEmpty
    }

    /// Whether building the scope takes more than one call.
    func needsFunction(_ scope: ScopeID) -> Bool { graph[scope].needsFunction || isNested(scope) }

    /// Whether a product that is requested in an isolation is built or wrapped on another actor, and so must be
    /// awaited.
    func crosses(along edge: BuildEdge, in context: Isolation) -> Bool {
        doubles.isolations[edge.product.index].isAwaited(from: context)
            || edge.wrapperIsolation.isAwaited(from: context)
    }

    /// The type of a replacement for the product of an edge. A caller that wraps the product wraps its replacement,
    /// too.
    func replacedType(along edge: BuildEdge) -> ResolvedType {
        needsFunction(edge.product) && doubles.isWrappedOutside(edge)
            ? graph[edge.product].type : edge.requestedType
    }

    /// Whether the scope is built in the module's default isolation.
    func hasDefaultIsolation(_ scope: ScopeID) -> Bool {
        doubles.isolations[scope.index] == graph.defaultIsolation
    }

    /// Whether the function that builds the scope always runs outside of all actors.
    func leavesAllActors(_ scope: ScopeID) -> Bool {
        doubles.isolations[scope.index] == .nonisolated && graph[scope].effects.isAsync
    }

    /// The parameters with a default that are not dependencies.
    func defaulted(of scope: ScopeID) -> [DefaultedParameter] {
        graph[scope].declaration.construction.defaulted
    }

    /// The type of the parameter at a place in ``defaulted(of:)``.
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

    /// The name of the property that returns the default of a parameter.
    func defaultName(of parameter: DefaultedParameter) -> String { "heirloomDefault_" + parameter.name }

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
    /// The names of instantiated dependencies, by index.
    private(set) var dependencies: [Int: String] = [:]
    /// The names of the elements of a collection, by product.
    private(set) var elements: [ScopeID: String] = [:]
    /// The names of the parameters with defaults, in order.
    private(set) var defaulted: [String] = []
    /// The name of the replacement closure.
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

    /// Returns a name that is not taken yet.
    mutating func name(for label: String) -> String { names.name(for: label) }

    /// Returns the name of the property that stores a nested value.
    mutating func storage(of name: String) -> String {
        names.name(for: "kept" + name.prefix(1).uppercased() + name.dropFirst())
    }
}

extension DefaultedParameter {
    /// The argument label, or the name of the parameter if it has no label.
    var callersName: String { label ?? name }

    /// Whether the parameter is an optional with the default `nil`.
    func isNilByDefault(_ type: ResolvedType) -> Bool {
        value == "nil" && type.canonical.wrappedInOptional != nil
    }
}

extension ScopeDependency {
    /// Whether it is a collection whose elements can be overridden one by one.
    var hasElements: Bool { collected != nil && !edges.isEmpty }
}

extension String {
    /// The name of a type as the name of a property: `htmlPage` for `HTMLPage`.
    fileprivate var asLabel: String {
        let capitals = prefix { $0.isUppercase }.count
        guard capitals > 0 else { return self }
        let startsWord = capitals > 1 && dropFirst(capitals).first?.isLowercase == true
        let lowered = startsWord ? capitals - 1 : capitals
        return prefix(lowered).lowercased() + dropFirst(lowered)
    }
}
