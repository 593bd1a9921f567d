import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// The local of a collection.
    func collected(
        _ collection: ScopeDependency.Collection,
        by dependency: Int,
        at place: BodyPlace
    ) -> LocalPlan {
        let declared = place.scope.dependencies[dependency]
        let keys = collection.keys?.map { spelling($0) as String? } ?? declared.edges.map { _ in nil }
        let functionNames = place.names.elements(of: dependency)
        var elements = zip(declared.edges, keys).map { edge, key in
            ElementPlan(key: key, value: element(along: edge, at: place))
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
                        // What waits for another actor only says so itself.
                        let marks = CallMarks(graph.effects(ofCollection: declared))
                        return CallPlan(callee: callee, arguments: [], marks: marks)
                    },
                    isDictionary: collection.keys != nil,
                    functions: functions,
                    elements: elements,
                    gatheredIn: place.names.gathering(for: dependency),
                    typeWithoutOptional: typeWithoutOptional(declared.type)
                )
            )
        )
    }

    /// The local of what nothing fulfills and nothing need.
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

    /// `[E]` for `[E]?`, `nil` for what is no optional.
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

    /// What builds a product at once.
    func construction(along edge: BuildEdge, at place: BodyPlace) -> ConstructionPlan {
        place.calls.construction(
            along: edge,
            in: place.calls.startsTasks ? edge.context(in: place.isolation) : place.isolation,
            forwarded: [],
            values: suppliedValues(along: edge, at: place),
            captured: nil,
            by: self
        )
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
    /// What building the elements of a collection does besides.
    func effects(ofCollection dependency: ScopeDependency) -> BuildEffects {
        dependency.edges.reduce(into: .none) { effects, edge in
            if edge.moment == .atOnce { effects.formUnion(self[edge.product].effects) }
        }
    }
}

extension String {
    /// The text as a literal of one line.
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
    /// Where nothing is replaced.
    func replacement(of dependency: Int, in scope: ScopeID) -> String? { nil }
}
