import HeirloomGraph
import HeirloomModel

/// Builds products for doubles: with an override if one is set, and otherwise as the tree declares.
final class DoubleCalls: ProductCalls {
    /// Nothing is built concurrently, so that a test sees everything built in the order of declaration.
    let startsTasks = false
    let shapes: DoubleShapes
    /// Whether a planned argument is wrapped in `HeirloomSent`.
    private(set) var sendsValues = false
    private let reserved: Set<String>
    private var namesInFunctions: [ScopeID: ScopeNames] = [:]

    init(_ shapes: DoubleShapes) {
        self.shapes = shapes
        reserved = shapes.typeHeads.union(["overrides", "convert", "build"])
    }

    private var graph: ScopeGraph { shapes.graph }

    func construction(_ request: ProductRequest, by wiring: WiringPlanner) -> ConstructionPlan {
        let edge = request.edge
        let overrides = path(along: edge, captured: request.captured)
        let wrapper = edge.isWrapped ? wiring.types.callSpelling(of: edge.requestedType) : nil
        let crosses = shapes.crosses(along: edge, in: request.context)
        guard shapes.needsFunction(edge.product) else {
            var call = wiring.callOfType(
                edge.product,
                along: edge,
                forwarded: request.forwarded,
                values: request.values
            )
            if crosses { call.marks.isAsync = true }
            let inputs = call.arguments.map {
                ArgumentPlan(label: nil, isInout: $0.isInout, value: $0.value)
            }
            return ConstructionPlan(
                preferred: CallPlan(callee: overrides, arguments: inputs),
                isChosen: edge.requestedType.canonical.wantsChoice
                    || graph[edge.product].takesWhatNoClosureCaptures,
                part: graph[edge.product].isRecorded ? part(along: edge) : nil,
                wrapper: wrapper,
                call: call
            )
        }
        let isWrappedOutside = shapes.doubles.isWrappedOutside(edge)
        var call = call(
            of: edge.product,
            forwarded: request.forwarded.map { .named($0) },
            values: request.values,
            overrides: overrides,
            strict: "\(GeneratedNames.strict).part(\"\(part(along: edge))\")",
            wrapper: isWrappedOutside ? nil : wrapper
        )
        if crosses { call.marks.isAsync = true }
        if request.context != .nonisolated, shapes.leavesAllActors(edge.product) {
            let nonescaping = zip(graph[edge.product].requires, request.values).filter {
                graph[edge.product].nonescaping.contains($0.0.value)
            }
            let kept = Set(nonescaping.compactMap(\.1.name))
            let sent = Self.sent(call.arguments) { !kept.contains($0) }
            sendsValues = sendsValues || sent != call.arguments
            call.arguments = sent
        }
        return ConstructionPlan(wrapper: isWrappedOutside ? wrapper : nil, call: call)
    }

    /// Wraps arguments that are passed as `sending`, or to an actor, in `HeirloomSent`. The compiler accepts a value if
    /// it can prove that nothing else uses it. It cannot prove that for the result of a closure, so the test is
    /// responsible.
    ///
    /// - Parameter isSent: Returns whether the value of that name is sent. A nonescaping function is passed on as it
    ///   is.
    static func sent(_ arguments: [ArgumentPlan], where isSent: (String) -> Bool) -> [ArgumentPlan] {
        arguments.map { argument in
            guard let name = argument.value.name, !argument.isCalled, isSent(name) else { return argument }
            let value = "\(GeneratedNames.sent)(value: \(ReservedWords.escaped(name))).value"
            return ArgumentPlan(label: argument.label, value: .expression(value))
        }
    }

    /// A call of the function that builds a scope.
    func call(
        of product: ScopeID,
        forwarded: [ValuePlan],
        values: [ValuePlan],
        overrides: String,
        strict: String,
        wrapper: String? = nil
    ) -> CallPlan {
        let names = names(inFunctionOf: product)
        let forwarded = zip(graph[product].forwarded, forwarded).map { index, value in
            ArgumentPlan(label: names[index], value: value)
        }
        let handedIn = zip(names.requirements, values).map { ArgumentPlan(label: $0, value: $1) }
        return CallPlan(
            callee: shapes.helpers.mocks + "." + shapes.functionName(of: product),
            arguments: forwarded + handedIn + [
                ArgumentPlan(label: "overrides", value: .expression(overrides)),
                ArgumentPlan(label: GeneratedNames.strict, value: .expression(strict)),
            ],
            marks: CallMarks(graph[product].effects),
            closure: shapes.isConverted(product) ? wrapper.map { $0 + "($0)" } ?? "$0" : nil
        )
    }

    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression? { nil }

    func replacement(of dependency: Int, in scope: ScopeID) -> String? {
        let declared = graph[scope].dependencies[dependency]
        guard declared.isReplacedAsWhole else { return nil }
        let path = path(of: dependency, in: scope)
        guard declared.hasElements else { return path }
        return path + "."
            + ReservedWords.escaped(shapes.entryNames(ofCollection: dependency, in: scope).build)
    }

    /// The value that a builder's closure captures. The closures of a collection capture the overrides of all its
    /// elements.
    func capture(along edge: BuildEdge) -> CapturePlan? {
        let isElement = graph[edge.owner].dependencies[edge.dependency].hasElements
        let name = isElement || shapes.isNested(edge.product) ? "overrides" : "replacement"
        return CapturePlan(name: name, value: path(of: edge.dependency, in: edge.owner))
    }

    /// The override of the product of an edge: `overrides.child`, `overrides.children.first`
    private func path(along edge: BuildEdge, captured: String?) -> String {
        let path = captured.map { ReservedWords.escaped($0) } ?? path(of: edge.dependency, in: edge.owner)
        guard graph[edge.owner].dependencies[edge.dependency].hasElements else { return path }
        let names = shapes.entryNames(ofCollection: edge.dependency, in: edge.owner)
        return path + "." + ReservedWords.escaped(names.elements[edge.product] ?? "")
    }

    /// The names of the entries that lead to the product of an edge: `child`, `children.first`
    private func part(along edge: BuildEdge) -> String {
        let name = shapes.entryNames(of: edge.owner).dependencies[edge.dependency] ?? ""
        guard graph[edge.owner].dependencies[edge.dependency].hasElements else { return name }
        let names = shapes.entryNames(ofCollection: edge.dependency, in: edge.owner)
        return name + "." + (names.elements[edge.product] ?? "")
    }

    private func path(of dependency: Int, in scope: ScopeID) -> String {
        let name = shapes.entryNames(of: scope).dependencies[dependency] ?? ""
        return "overrides." + ReservedWords.escaped(name)
    }

    /// The names in a scope's function, whose parameters are also the labels at its calls.
    func names(inFunctionOf scope: ScopeID) -> ScopeNames {
        if let names = namesInFunctions[scope] { return names }
        let names = ScopeNames(of: graph[scope], in: graph, isInitializer: false, reserved: reserved)
        namesInFunctions[scope] = names
        return names
    }
}

extension GeneratedNames {
    /// The parameter that records which parts of a strict double are built.
    static let strict = "heirloomStrict"
    /// The entry of overrides that holds a value in place of the original.
    static let value = "heirloomValue"
}

extension Scope {
    /// Whether a strict double records that the scope is built: it is no double itself.
    var isRecorded: Bool { declaration.construction.callee != .mockFunction }
}

extension TypeExpression {
    /// Whether `??` does not convert a value to this type, so that `? :` must choose between the value and its
    /// replacement.
    fileprivate var wantsChoice: Bool {
        wrappedInOptional != nil || self == .named([TypeNameComponent("AnyHashable")])
    }
}

extension DoublePlanner {
    /// The property for a value that doubles receive; `nil` if there is none that the scope can set in its isolation.
    func surroundingName(of value: ValueID, seenFrom scope: ScopeID) -> String? {
        guard let place = surroundingNames.place(of: value) else { return nil }
        let isolation = doubles.surroundingIsolations[place]
        guard isolation == .nonisolated || isolation == doubles.isolations[scope.index] else { return nil }
        return ReservedWords.escaped(surroundingNames[place].property)
    }

    /// The property that marks a value as available to dependencies that are received only if available; `nil` if there
    /// are none.
    func offerName(of value: ValueID) -> String? {
        surroundingNames.place(of: value).flatMap { surroundingNames[$0].offer }.map(ReservedWords.escaped)
    }

    /// Plans the properties at the given places.
    func surroundings(at places: [Int]) -> [SurroundingPlan] {
        places.map { place in
            let dependency = graph[doubles.surroundings].dependencies[place]
            let name = surroundingNames[place].property
            let type = wiring.spelling(dependency.type)
            guard let edge = dependency.edges.first else {
                return SurroundingPlan(isolation: nil, name: name, type: type, making: nil)
            }
            return SurroundingPlan(
                isolation: surroundingIsolation(at: place),
                name: name,
                type: type,
                offers: surroundingNames[place].offer,
                making: making(edge, at: place)
            )
        }
    }

    private func surroundingIsolation(at place: Int) -> WrittenIsolation? {
        // The whole class is nonisolated.
        let isolation = doubles.surroundingIsolations[place]
        return isolation == .nonisolated ? nil : wiring.written(isolation)
    }

    private func making(_ edge: BuildEdge, at place: Int) -> SurroundingPlan.MakingPlan {
        let scope = graph[edge.owner]
        let names = surroundingNames[place]
        let properties = scope.dependencies.indices.map { surroundingNames[$0].property }
        let bodyPlace = BodyPlace(
            id: edge.owner,
            scope: scope,
            names: ScopeNames(of: scope, named: properties),
            isolation: doubles.surroundingIsolations[place],
            calls: SurroundingCalls(calls: calls, overrides: names.overrides)
        )
        var isRequired: [Int: Bool] = [:]
        for requirement in graph[edge.product].requires {
            guard case .dependency(let index) = graph.supply(of: requirement, in: edge.owner, to: place)
            else {
                continue
            }
            isRequired[index] = requirement == .value(requirement.value) || isRequired[index] == true
        }
        let records = shapes.needsFunction(edge.product) || graph[edge.product].isRecorded
        let strict = records ? ["let \(GeneratedNames.strict) = self.\(GeneratedNames.strict)"] : []
        let taken = isRequired.sorted { $0.key < $1.key }.map { index, isRequired in
            statement(taking: index, isRequired: isRequired, for: place)
        }
        let nested = shapes.isNested(edge.product)
        return SurroundingPlan.MakingPlan(
            overrides: ParameterPlan(name: names.overrides, type: types.overridesType(along: edge)),
            isNested: nested,
            function: names.function,
            statements: strict + taken,
            local: wiring.local(for: place, at: bodyPlace)
        )
    }

    /// `let storage: any Storage = self.storage`
    private func statement(taking index: Int, isRequired: Bool, for place: Int) -> String {
        let name = ReservedWords.escaped(surroundingNames[index].property)
        let type = graph[doubles.surroundings].dependencies[index].type
        guard !isRequired, let offers = surroundingNames[index].offer.map(ReservedWords.escaped) else {
            return "let \(name): \(wiring.spelling(type)) = self.\(name)"
        }
        let isolations = doubles.surroundingIsolations
        let isSeen = isolations[index] == .nonisolated || isolations[index] == isolations[place]
        let value = isSeen ? "\(offers) ? self.\(name) : nil" : "nil"
        return "let \(name): \(wiring.optionalSpelling(type)) = \(value)"
    }
}

/// Builds the values in the surroundings of doubles.
private struct SurroundingCalls: ProductCalls {
    let startsTasks = false
    let calls: DoubleCalls
    let overrides: String

    func construction(_ request: ProductRequest, by wiring: WiringPlanner) -> ConstructionPlan {
        var request = request
        request.captured = request.captured ?? overrides
        return calls.construction(request, by: wiring)
    }

    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression? { nil }

    func capture(along edge: BuildEdge) -> CapturePlan? {
        calls.capture(along: edge).map {
            CapturePlan(name: $0.name, value: "self." + ReservedWords.escaped(overrides))
        }
    }
}
