import HeirloomGraph
import HeirloomModel

/// The names of the properties of the surroundings.
struct SurroundingNames {
    private(set) var properties: [String] = []
    private(set) var overrides: [String] = []
    private(set) var functions: [String] = []
    /// By place, what says whether something that is built by default is there for what takes it only if available; `nil`
    /// where nothing does.
    private(set) var offers: [String?] = []
    private var places: [ValueID: Int] = [:]

    init(_ graph: DoubleGraph) {
        let dependencies = graph.graph[graph.surroundings].dependencies
        let labels = dependencies.map { graph.graph[$0.value].label }
        // What keeps values is named beside the properties.
        var names = LocalNames(labels: labels, reserved: ["Kept"])
        properties = labels.map { names.name(for: $0) }
        overrides = properties.map { names.name(for: $0 + "Overrides") }
        functions = properties.map { names.name(for: "make" + $0.prefix(1).uppercased() + $0.dropFirst()) }
        for (place, dependency) in dependencies.enumerated() { places[dependency.value] = place }
        let wanted = Self.takenOnlyIfAvailable(in: graph)
        offers = properties.enumerated().map { place, property in
            wanted.contains(place)
                ? names.name(for: "offers" + property.prefix(1).uppercased() + property.dropFirst()) : nil
        }
    }

    /// The places of what is built by default and what something else in the surroundings takes only if available.
    private static func takenOnlyIfAvailable(in doubles: DoubleGraph) -> Set<Int> {
        let graph = doubles.graph
        let dependencies = graph[doubles.surroundings].dependencies
        var wanted: Set<Int> = []
        for edge in dependencies.flatMap(\.edges) {
            for requirement in graph[edge.product].requires {
                guard case .ifAvailable = requirement,
                    case .dependency(let place) = graph.supply(
                        of: requirement,
                        in: doubles.surroundings,
                        to: nil
                    ), !dependencies[place].edges.isEmpty
                else { continue }
                wanted.insert(place)
            }
        }
        return wanted
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

    /// What tells the surroundings that something is there for what takes it only if available; `nil` where nothing does.
    func offerName(of value: ValueID) -> String? {
        surroundingNames.place(of: value).flatMap { surroundingNames.offers[$0] }
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
                offers: surroundingNames.offers[place],
                making: making(edge, at: place)
            )
        }
    }

    private func surroundingIsolation(at place: Int) -> WrittenIsolation? {
        // The whole class is isolated to nothing.
        let isolation = doubles.surroundingIsolations[place]
        return isolation == .nonisolated ? nil : wiring.written(isolation)
    }

    private func making(_ edge: BuildEdge, at place: Int) -> SurroundingPlan.MakingPlan {
        let scope = graph[edge.owner]
        let names = surroundingNames
        let bodyPlace = BodyPlace(
            id: edge.owner,
            scope: scope,
            names: ScopeNames(of: scope, named: names.properties),
            isolation: doubles.surroundingIsolations[place],
            calls: SurroundingCalls(calls, overrides: surroundingOverridesName(at: place))
        )
        var isRequired: [Int: Bool] = [:]
        for requirement in graph[edge.product].requires {
            guard case .dependency(let index) = graph.supply(of: requirement, in: edge.owner, to: place)
            else {
                continue
            }
            isRequired[index] = requirement == .value(requirement.value) || isRequired[index] == true
        }
        let statements = isRequired.sorted { $0.key < $1.key }.map { index, isRequired in
            statement(taking: index, isRequired: isRequired, for: place)
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

extension DoublePlanner {
    /// `let storage: any Storage = self.storage`
    private func statement(taking index: Int, isRequired: Bool, for place: Int) -> String {
        let name = ReservedWords.escaped(surroundingNames.properties[index])
        let type = graph[doubles.surroundings].dependencies[index].type
        guard !isRequired, let offers = surroundingNames.offers[index] else {
            return "let \(name): \(wiring.spelling(type)) = self.\(name)"
        }
        let isolations = doubles.surroundingIsolations
        let isSeen = isolations[index] == .nonisolated || isolations[index] == isolations[place]
        return "let \(name): \(optional(type)) = \(isSeen ? "\(offers) ? self.\(name) : nil" : "nil")"
    }
}

/// How what stands around doubles is built.
private struct SurroundingCalls: ProductCalls {
    let startsTasks = false
    private let calls: DoubleCalls
    private let overrides: String

    init(_ calls: DoubleCalls, overrides: String) {
        self.calls = calls
        self.overrides = overrides
    }

    func construction(
        along edge: BuildEdge,
        in context: Isolation,
        forwarded: [String],
        values: [ValuePlan],
        captured: String?,
        by wiring: WiringPlanner
    ) -> ConstructionPlan {
        calls.construction(
            along: edge,
            in: context,
            forwarded: forwarded,
            values: values,
            captured: captured ?? overrides,
            by: wiring
        )
    }

    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression? { nil }

    func capture(along edge: BuildEdge) -> CapturePlan? {
        calls.capture(along: edge).map { CapturePlan(name: $0.name, value: "self." + overrides) }
    }
}
