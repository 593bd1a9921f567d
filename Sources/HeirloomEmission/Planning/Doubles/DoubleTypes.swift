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
    /// - Parameter isSendable: Whether the closure is `@Sendable`.
    func closure(building scope: ScopeID, result: String, isSendable: Bool) -> String {
        var words: [String] = []
        if case .globalActor(let actor) = isolation(of: scope) { words.append("@" + actor) }
        if isSendable { words.append("@Sendable") }
        let parameters = inputs(of: scope).map { input in
            switch input {
            case .dependency(let index):
                wiring.parameterSpelling(of: graph[scope].dependencies[index], in: graph[scope])
            case .defaulted(let place):
                wiring.types.text(of: shapes.defaultedType(of: scope, place)).parameterSpelling
            }
        }
        words.append(Self.parameterList(parameters))
        let effects = wiring.spelling(graph[scope].effects)
        if !effects.isEmpty { words.append(effects) }
        words.append("-> " + result)
        return words.joined(separator: " ")
    }

    /// `(any Storage) async -> [any Child]`: the type of a closure that makes the whole value of a dependency.
    func closure(making dependency: Int, of scope: ScopeID) -> String {
        let declared = graph[scope].dependencies[dependency]
        var words: [String] = []
        if case .globalActor(let actor) = isolation(of: scope) { words.append("@" + actor) }
        if shapes.isSendable(collection: declared, of: scope) { words.append("@Sendable") }
        let parameters = graph.inputs(ofCollection: dependency, in: scope).map { input in
            wiring.parameterSpelling(of: input.requirement, in: graph[input.taker])
        }
        words.append(Self.parameterList(parameters))
        let effects = wiring.spelling(graph.effects(ofCollection: declared))
        if !effects.isEmpty { words.append(effects) }
        words.append("-> " + wiring.spelling(declared.type))
        return words.joined(separator: " ")
    }

    /// `(User, any Storage)`, but `(())` for `(Void)`: the compiler warns about `(Void) -> Child`, which once meant
    /// `() -> Child`.
    private static func parameterList(_ parameters: [String]) -> String {
        parameters == ["Void"] ? "(())" : "(" + parameters.joined(separator: ", ") + ")"
    }

    /// `(User, any Storage) -> HeirloomBuilt`
    func closureOfWhatIsBuilt(building scope: ScopeID) -> String {
        closure(building: scope, result: built(by: scope), isSendable: shapes.isSendable(scope))
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
        let result = wiring.spelling(shapes.replacedType(along: edge))
        return shapes.isNested(edge.product)
            ? nestedType(of: edge.product, building: result)
            : "(" + closure(building: edge.product, result: result, isSendable: shapes.isSendable(edge))
                + ")?"
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

/// An input of a scope's call.
enum DoubleInput: Hashable {
    /// A dependency, by its index.
    case dependency(Int)
    /// A parameter with a default, by its place in ``DoubleShapes/defaulted(of:)``.
    case defaulted(Int)
}
