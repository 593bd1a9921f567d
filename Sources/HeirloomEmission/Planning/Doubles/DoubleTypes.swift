import HeirloomGraph
import HeirloomModel

/// Spells the types of the overrides and closures that doubles take.
struct DoubleTypes {
    /// The generic parameter for the type of the value after its conversion.
    static let built = "HeirloomBuilt"

    let shapes: DoubleShapes
    let wiring: WiringPlanner

    private var graph: ScopeGraph { shapes.graph }

    /// `(User, any Storage) -> Child`: the type of a closure that takes the inputs of a scope's call, in order.
    ///
    /// - Parameters:
    ///   - isSendable: Whether the closure is `@Sendable`.
    ///   - result: The type of the result; `nil` for `HeirloomBuilt`.
    private func closure(
        building scope: ScopeID,
        result: ResolvedType?,
        isSendable: Bool
    ) -> ClosurePlan {
        let parameters = inputs(of: scope).map { input in
            switch input {
            case .dependency(let index):
                wiring.parameterSpelling(of: graph[scope].dependencies[index], in: graph[scope])
            case .defaulted(let place):
                wiring.types.text(of: shapes.defaultedType(of: scope, place)).parameterSpelling
            }
        }
        return closure(parameters, of: scope, graph[scope].effects, result, isSendable)
    }

    /// `(any Storage) async -> [any Child]`: the type of a closure that makes the whole value of a dependency.
    func closure(making dependency: Int, of scope: ScopeID) -> ClosurePlan {
        let declared = graph[scope].dependencies[dependency]
        let parameters = graph.inputs(ofCollection: dependency, in: scope).map { input in
            wiring.parameterSpelling(of: input.requirement, in: graph[input.taker])
        }
        let effects = graph.effects(ofCollection: declared)
        let isSendable = shapes.isSendable(collection: declared, of: scope)
        return closure(parameters, of: scope, effects, declared.type, isSendable)
    }

    private func closure(
        _ parameters: [String],
        of scope: ScopeID,
        _ effects: BuildEffects,
        _ result: ResolvedType?,
        _ isSendable: Bool
    ) -> ClosurePlan {
        let built = result.map(wiring.spelling) ?? Self.built
        var words: [String] = []
        if case .globalActor(let actor) = isolation(of: scope) { words.append("@" + actor) }
        if isSendable { words.append("@Sendable") }
        words.append(Self.parameterList(parameters))
        words.append(wiring.spelling(effects))
        words.append("-> " + built)
        // A value that conforms to a protocol may be `Sendable` although the protocol is not.
        let isProtocol = built.hasPrefix("any ") && !built.hasSuffix(".Type")
        let blanks = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        return ClosurePlan(
            type: words.filter { !$0.isEmpty }.joined(separator: " "),
            value: ReplacingValuePlan(
                type: isSendable && isProtocol ? built + " & Sendable" : built,
                isFunction: result?.canonical.mayBeFunction == true,
                isSendable: isSendable,
                closure: "{ \(blanks)value.value }"
            )
        )
    }

    /// `(User, any Storage)`, but `((Void))` for one `Void`: the compiler takes `(Void) -> Child` for a mistake, since it
    /// once meant `() -> Child`.
    private static func parameterList(_ parameters: [String]) -> String {
        parameters == ["Void"] ? "((Void))" : "(" + parameters.joined(separator: ", ") + ")"
    }

    /// `(User, any Storage) -> HeirloomBuilt`
    func closureOfWhatIsBuilt(building scope: ScopeID) -> ClosurePlan {
        let result = shapes.isConverted(scope) ? nil : graph[scope].type
        return closure(building: scope, result: result, isSendable: shapes.isSendable(scope))
    }

    /// `(Child) -> HeirloomBuilt`, which runs where the scope is built.
    func conversion(of scope: ScopeID) -> String {
        let type = "(" + wiring.spelling(graph[scope].type) + ") -> " + built(by: scope)
        guard shapes.isConvertedElsewhere(scope) else { return type }
        guard case .globalActor(let actor) = isolation(of: scope) else { return "@Sendable " + type }
        return "@" + actor + " " + type
    }

    /// The isolation to write on a declaration that builds a scope; `nil` if none is needed.
    func isolation(of scope: ScopeID) -> WrittenIsolation? {
        let isolation = shapes.doubles.isolations[scope.index]
        return isolation == .nonisolated && graph.defaultIsolation == .nonisolated
            ? nil : wiring.written(isolation)
    }

    /// The type of the value after its conversion: the scope's own type, or `HeirloomBuilt` if it is converted.
    func built(by scope: ScopeID) -> String {
        shapes.isConverted(scope) ? Self.built : wiring.spelling(graph[scope].type)
    }

    /// The overrides type of a scope whose parts can be overridden.
    func nestedType(of scope: ScopeID, building result: String) -> String {
        let name = shapes.overridesName(of: scope)
        return shapes.isConverted(scope) ? name + "<" + result + ">" : name
    }

    /// The type of the override for the product of an edge.
    func overridesType(along edge: BuildEdge) -> String {
        closure(along: edge).map { $0.optional }
            ?? nestedType(of: edge.product, building: wiring.spelling(shapes.replacedType(along: edge)))
    }

    /// The closure that replaces the product of an edge; `nil` if parts of the product can be overridden.
    func closure(along edge: BuildEdge) -> ClosurePlan? {
        if shapes.isNested(edge.product) { return nil }
        let result = shapes.replacedType(along: edge)
        return closure(building: edge.product, result: result, isSendable: shapes.isSendable(edge))
    }

    /// The inputs of a scope's call, in order.
    func inputs(of scope: ScopeID) -> [DoubleInput] {
        var inputs = graph.argumentDependencies(of: graph[scope]).map { DoubleInput.dependency($0) }
        for (place, parameter) in shapes.defaulted(of: scope).enumerated() {
            inputs.insert(.defaulted(place), at: min(parameter.position, inputs.count))
        }
        return inputs
    }
}

/// The type of a closure that builds a replacement, and of the value that can replace its result.
struct ClosurePlan {
    /// `(User, any Storage) -> Child`
    var type: String
    var value: ReplacingValuePlan

    /// `((User, any Storage) -> Child)?`
    var optional: String { "(" + type + ")?" }
}

extension TypeExpression {
    /// Whether a closure literal may be a value of the type.
    fileprivate var mayBeFunction: Bool {
        if case .function = self { return true }
        if case .attributed(_, let base) = self { return base.mayBeFunction }
        return wrappedInOptional?.mayBeFunction ?? (self == .any)
    }
}

/// An input of a scope's call.
enum DoubleInput: Hashable {
    /// A dependency, by its index.
    case dependency(Int)
    /// A parameter with a default, by its place in ``DoubleShapes/defaulted(of:)``.
    case defaulted(Int)
}

/// The doubles of one graph, grouped by the conditions on which they depend.
struct GraphDoubles {
    private let shapes: DoubleShapes
    private let context: PlanningContext
    private let parts: [Int: DoubleParts]

    /// The doubles of each graph, by the place of the graph.
    static func all(
        of graph: ConditionalGraph,
        meetingUnreadNames meetsUnreadNames: Bool
    ) -> [Int: GraphDoubles] {
        let contexts = graph.graphs.enumerated().compactMap { place, graph in
            graph.doubles.map { doubles in
                (
                    place: place, doubles: doubles,
                    context: PlanningContext(doubles.graph, meetsUnreadNames: meetsUnreadNames)
                )
            }
        }
        if contexts.isEmpty { return [:] }
        let shapes = DoubleShapes.all(contexts.map { ($0.doubles, $0.context) })
        return Dictionary(
            uniqueKeysWithValues: zip(contexts, shapes).map { context, shapes in
                (context.place, GraphDoubles(shapes, context.context, in: graph))
            }
        )
    }

    private init(_ shapes: DoubleShapes, _ context: PlanningContext, in all: ConditionalGraph) {
        self.shapes = shapes
        self.context = context
        let graph = shapes.graph
        var parts: [Int: DoubleParts] = [:]
        for scope in shapes.built {
            parts[all.group(of: graph[scope]), default: DoubleParts()].built.append(scope)
        }
        for double in shapes.doubles.doubles {
            parts[all.group(of: graph[double.scope]), default: DoubleParts()].doubles.append(double)
        }
        for (place, dependency) in graph[shapes.doubles.surroundings].dependencies.enumerated() {
            parts[all.group(of: graph[dependency.value]), default: DoubleParts()].surroundings.append(place)
        }
        self.parts = parts
    }

    /// Plans the doubles of a group, except for parts that are planned already; `nil` if nothing is left.
    func plan(for group: Int, besides planned: inout PlannedParts) -> ConfigurationDoublesPlan? {
        guard var parts = parts[group] else { return nil }
        parts.built.removeAll { !planned.scopes.insert(shapes.graph[$0].keyInAllGraphs).inserted }
        parts.doubles.removeAll { !planned.doubles.insert(shapes.mockOverridesName(of: $0.scope)).inserted }
        parts.surroundings.removeAll {
            !planned.surroundings.insert(shapes.surroundingNames[$0].property).inserted
        }
        if parts.isEmpty { return nil }
        return DoublePlanner(shapes, context: context).plan(for: parts)
    }
}

/// Parts of the doubles of a graph.
struct DoubleParts {
    var built: [ScopeID] = []
    var doubles: [TestDouble] = []
    /// Places among the dependencies of the surroundings.
    var surroundings: [Int] = []

    var isEmpty: Bool { built.isEmpty && doubles.isEmpty && surroundings.isEmpty }
}

/// The parts that are planned for a build configuration, which several graphs may contain.
struct PlannedParts {
    var scopes: Set<ScopeKey> = []
    /// The names of the overrides types of their `mock` functions.
    var doubles: Set<String> = []
    /// The names of the properties of the surroundings.
    var surroundings: Set<String> = []
}
