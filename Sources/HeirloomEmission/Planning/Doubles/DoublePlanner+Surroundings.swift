import HeirloomGraph
import HeirloomModel

/// The names of the properties of the surroundings.
struct SurroundingNames {
    private(set) var properties: [String] = []
    private(set) var overrides: [String] = []
    private(set) var functions: [String] = []
    private var places: [ValueID: Int] = [:]

    init(_ graph: DoubleGraph) {
        let dependencies = graph.graph[graph.surroundings].dependencies
        let labels = dependencies.map { graph.graph[$0.value].label }
        var names = LocalNames(labels: labels, reserved: [])
        properties = labels.map { names.name(for: $0) }
        overrides = properties.map { names.name(for: $0 + "Overrides") }
        functions = properties.map { names.name(for: "make" + $0.prefix(1).uppercased() + $0.dropFirst()) }
        for (place, dependency) in dependencies.enumerated() { places[dependency.value] = place }
    }

    func place(of value: ValueID) -> Int? { places[value] }
}

extension DoublePlanner {
    /// The property for something that doubles receive; `nil` where there is none that a scope may set.
    func surroundingName(of value: ValueID, seenFrom scope: ScopeID) -> String? {
        guard let place = surroundingNames.place(of: value) else { return nil }
        let isolation = doubles.surroundingIsolations[place]
        guard isolation == .nonisolated || isolation == doubles.isolations[scope.index] else { return nil }
        return ReservedWords.escaped(surroundingNames.properties[place])
    }

    func surroundingOverridesName(at place: Int) -> String {
        ReservedWords.escaped(surroundingNames.overrides[place])
    }

    /// The properties of what is built for scopes that are wanted.
    func surroundings(for isWanted: (ScopeID) -> Bool, bringingBase bringsBase: Bool) -> [SurroundingPlan] {
        let id = doubles.surroundings
        let scope = graph[id]
        return scope.dependencies.enumerated().compactMap { place, dependency in
            let name = surroundingNames.properties[place]
            // Only what is wanted here is imported here.
            func type() -> String { wiring.spelling(dependency.type) }
            guard let edge = dependency.edges.first else {
                return bringsBase
                    ? SurroundingPlan(isolation: nil, name: name, type: type(), making: nil) : nil
            }
            guard isWanted(edge.product) else { return nil }
            return SurroundingPlan(
                isolation: surroundingIsolation(at: place),
                name: name,
                type: type(),
                making: making(edge, at: place)
            )
        }
    }

    private func surroundingIsolation(at place: Int) -> WrittenIsolation? {
        // The whole class is isolated to nothing.
        switch doubles.surroundingIsolations[place] {
        case .nonisolated: nil
        case .globalActor(let name): .globalActor(types.spelling(ofActor: name))
        }
    }

    private func making(_ edge: BuildEdge, at place: Int) -> SurroundingPlan.MakingPlan {
        let scope = graph[edge.owner]
        let names = surroundingNames
        let bodyPlace = BodyPlace(
            id: edge.owner,
            scope: scope,
            names: ScopeNames(named: names.properties),
            calls: SurroundingCalls(calls, overrides: surroundingOverridesName(at: place))
        )
        let required = graph[edge.product].requires.compactMap { requirement -> Int? in
            switch graph.supply(of: requirement, in: edge.owner, to: place) {
            case .dependency(let index): index
            case .handedIn, .nothing: nil
            }
        }
        let statements = Set(required).sorted().map { index -> String in
            let name = ReservedWords.escaped(names.properties[index])
            let type = wiring.spelling(scope.dependencies[index].type)
            return "let \(name): \(type) = self.\(name)"
        }
        let nested = shapes.isNested(edge.product)
        return SurroundingPlan.MakingPlan(
            overrides: ParameterPlan(name: names.overrides[place], type: types.overridesType(along: edge)),
            isNested: nested,
            function: names.functions[place],
            statements: statements,
            local: wiring.local(for: place, at: bodyPlace)
        )
    }
}

/// How what stands around doubles is built.
private struct SurroundingCalls: ProductCalls {
    private let calls: DoubleCalls
    private let overrides: String

    init(_ calls: DoubleCalls, overrides: String) {
        self.calls = calls
        self.overrides = overrides
    }

    func construction(
        along edge: BuildEdge,
        forwarded: [String],
        values: [ValuePlan],
        captured: String?,
        in wiring: WiringPlanner
    ) -> ConstructionPlan {
        calls.construction(
            along: edge,
            forwarded: forwarded,
            values: values,
            captured: captured ?? overrides,
            in: wiring
        )
    }

    func type(along edge: BuildEdge, in wiring: WiringPlanner) -> TypeExpression? { nil }

    func capture(along edge: BuildEdge) -> CapturePlan? {
        calls.capture(along: edge).map { CapturePlan(name: $0.name, value: "self." + overrides) }
    }
}
