import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// Plans the local of a collection.
    func collected(
        _ collection: CollectedElements,
        by dependency: Int,
        at place: BodyPlace
    ) -> LocalPlan {
        let declared = place.scope.dependencies[dependency]
        let keys = collection.keys?.map { spelling($0) as String? } ?? declared.edges.map { _ in nil }
        let functionNames = place.names.elements(of: dependency)
        var elements = zip(declared.edges, keys).map { edge, key in
            ElementPlan(key: key, value: element(along: edge, at: place))
        }
        // The capture is the same for all elements.
        var capture: CapturePlan?
        for index in elements.indices {
            guard case .builder(var builder) = elements[index].value else { continue }
            capture = builder.capture
            builder.capture = nil
            elements[index].value = .builder(builder)
        }
        var functions: [LocalPlan] = []
        for (index, name) in functionNames.enumerated() {
            guard case .builder(let builder) = elements[index].value else { continue }
            let type = spelling(collection.elementType)
            functions.append(LocalPlan(name: name, type: type, value: .builder(builder)))
            elements[index].value = .function(name)
        }
        steps += elements.count
        return LocalPlan(
            name: place.names[dependency],
            type: spelling(declared.type),
            value: .collection(
                CollectionPlan(
                    preferred: place.calls.replacement(of: dependency, in: place.id).map { callee in
                        CallPlan(
                            callee: callee,
                            arguments: graph.inputs(ofCollection: dependency, in: place.id).map { input in
                                let supply = graph.supply(of: input.requirement, in: place.id, to: dependency)
                                return ArgumentPlan(value: value(of: supply, at: place))
                            },
                            // An element that is awaited only because it runs on another actor has its own `await`.
                            marks: CallMarks(graph.effects(ofCollection: declared))
                        )
                    },
                    isDictionary: collection.keys != nil,
                    capture: capture,
                    functions: functions,
                    elements: elements,
                    gatheredIn: place.names.gathering(for: dependency),
                    typeWithoutOptional: typeWithoutOptional(declared.type)
                )
            )
        )
    }

    /// Plans the local of an optional dependency that nothing fulfills.
    func absent(_ dependency: Int, at place: BodyPlace) -> LocalPlan {
        let replacement = place.calls.replacement(of: dependency, in: place.id)
        return LocalPlan(
            name: place.names[dependency],
            type: spelling(place.scope.dependencies[dependency].type),
            value: replacement.map { callee in
                .construction(ConstructionPlan(call: CallPlan(callee: callee + "?", arguments: [])))
            } ?? .none
        )
    }

    /// `[E]` for `[E]?`; `nil` for a type that is not optional.
    private func typeWithoutOptional(_ type: ResolvedType) -> String? {
        guard let wrapped = type.canonical.wrappedInOptional else { return nil }
        return spelling(
            type.with(spelled: type.spelled.wrappedInOptional ?? wrapped, canonical: wrapped)
        )
    }

    private func element(along edge: BuildEdge, at place: BodyPlace) -> ElementPlan.Value {
        switch edge.moment {
        case .atOnce:
            .construction(construction(along: edge, at: place))
        case .onDemand(_, let forwardedOrder):
            .builder(builder(along: edge, forwardedOrder, at: place))
        }
    }

    /// Plans the construction of a product that is built with its owner.
    func construction(along edge: BuildEdge, at place: BodyPlace) -> ConstructionPlan {
        let request = ProductRequest(
            edge: edge,
            context: place.calls.startsTasks ? edge.context(in: place.isolation) : place.isolation,
            values: suppliedValues(along: edge, at: place)
        )
        return place.calls.construction(request, by: self)
    }

    private func spelling(_ key: ElementKey) -> String {
        switch key {
        case .text(let text): text.literal
        case .integer(let digits): digits
        case .enumCase(let type, let name): types.callSpelling(of: type) + "." + ReservedWords.escaped(name)
        }
    }
}

extension ScopeGraph {
    /// The effects of building the elements of a collection.
    func effects(ofCollection dependency: ScopeDependency) -> BuildEffects {
        dependency.edges.reduce(into: .none) { effects, edge in
            if edge.moment == .atOnce { effects.formUnion(self[edge.product].effects) }
        }
    }

    /// The inputs of a collection's elements, each once, in the order in which the elements take them.
    func inputs(ofCollection dependency: Int, in scope: ScopeID) -> [CollectionInput] {
        var inputs: [CollectionInput] = []
        var places: [ValueID: Int] = [:]
        for edge in self[scope].dependencies[dependency].edges {
            for requirement in self[edge.product].requires {
                if case .nothing = supply(of: requirement, in: scope, to: dependency) { continue }
                let input = CollectionInput(requirement: requirement, taker: edge.product)
                guard let place = places[requirement.value] else {
                    places[requirement.value] = inputs.count
                    inputs.append(input)
                    continue
                }
                if requirement == .value(requirement.value) { inputs[place] = input }
            }
        }
        return inputs
    }
}

/// A value from which elements of a collection are built.
struct CollectionInput {
    var requirement: Requirement
    /// One of the elements that take it.
    var taker: ScopeID
}

extension String {
    /// The text as a string literal on one line.
    fileprivate var literal: String {
        let escaped = unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _
            where scalar.properties.generalCategory == .control
                || scalar.properties.isPatternWhitespace
                    && scalar != " ":
                "\\u{\(String(scalar.value, radix: 16))}"
            case _: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension ProductCalls {
    /// The default implementation, which replaces nothing.
    func replacement(of dependency: Int, in scope: ScopeID) -> String? { nil }
}
