import HeirloomModel

/// Something builds the value of every instantiated property below a root, and one thing only.
enum EverythingInstantiatedIsFulfilled {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        var ambiguous: [GraphProblem] = []
        var unfulfilled = Unfulfilled()
        for hop in survey.instantiations where !survey.isSuspect(hop.scope) {
            guard case .instantiated(let order, let fulfillment) = survey.tree.link(at: hop) else { continue }
            switch fulfillment {
            case .scope: break
            case .ambiguous(let candidates): ambiguous.append(.ambiguousFulfillment(hop, candidates))
            case .nothing:
                if survey.isInsistedOn[hop.scope.index] {
                    unfulfilled.add(hop, wanting: order.wanted.canonical)
                }
            }
        }
        return ambiguous
            + unfulfilled.groups.compactMap { problem($0.hops, wanting: $0.wanted, in: survey) }
    }

    private static func problem(
        _ hops: [TreeSurvey.Hop],
        wanting wanted: TypeExpression,
        in survey: TreeSurvey
    ) -> GraphProblem? {
        let table = survey.tree.table
        let entity = wanted.entity(in: table)
        // What could not be read, or is at fault itself, might be what is sought.
        if survey.hasUnreadableFile || isDeclaredAmongFaults(wanted, entity, in: survey) { return nil }
        guard let entity, case .type(let summary) = table[entity].kind, summary.kind != .protocol else {
            return .nothingFulfills(hops)
        }
        return .notInstantiable(hops, entity)
    }

    private static func isDeclaredAmongFaults(
        _ wanted: TypeExpression,
        _ entity: EntityID?,
        in survey: TreeSurvey
    ) -> Bool {
        let table = survey.tree.table
        if let file = entity.flatMap({ table[$0].file }), table.files[file].hasLocalErrors { return true }
        guard case .named(let components) = wanted, let name = components.last?.name else { return false }
        return table.files.files.contains { file in
            file.hasLocalErrors
                && (file.summary.extensions.contains {
                    $0.extendedType.type.inheritedNames.last?.last == name
                }
                    || file.summary.types.contains { type in
                        type.inheritance.contains { $0.type.inheritedNames.contains { $0.last == name } }
                    })
        }
    }
}

/// The properties that nothing fulfils, by the type they want: one root cause each.
private struct Unfulfilled {
    private(set) var groups: [(wanted: TypeExpression, hops: [TreeSurvey.Hop])] = []
    private var places: [TypeExpression: Int] = [:]

    mutating func add(_ hop: TreeSurvey.Hop, wanting wanted: TypeExpression) {
        if let place = places[wanted] {
            groups[place].hops.append(hop)
        } else {
            places[wanted] = groups.count
            groups.append((wanted, [hop]))
        }
    }
}

extension ReadFile {
    /// Whether a declaration in it is at fault by itself.
    var hasLocalErrors: Bool { summary.diagnostics.contains { $0.severity == .error } }
}

extension TypeExpression {
    /// The type that was read which this names, generic arguments aside.
    func entity(in table: NameTable) -> EntityID? {
        guard case .named(let components) = self else { return nil }
        return table.entity(withQualifiedPath: components.map(\.name))
    }
}
