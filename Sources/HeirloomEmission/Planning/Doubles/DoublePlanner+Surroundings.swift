import HeirloomGraph
import HeirloomModel

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
}

extension DoublePlanner {
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
