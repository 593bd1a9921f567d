import HeirloomModel

/// Something builds the value of every instantiated property below a root, and one thing only.
enum EverythingInstantiatedIsFulfilled {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.compactMap { hop in
            guard case .instantiated(let order, let fulfillment) = survey.tree.link(at: hop),
                !survey.isSuspect(hop.scope)
            else { return nil }
            switch fulfillment {
            case .scope:
                return nil
            case .ambiguous(let candidates):
                return .ambiguousFulfillment(hop, candidates)
            case .nothing:
                return survey.isInsistedOn[hop.scope.index] ? problem(order, at: hop, in: survey) : nil
            }
        }
    }

    private static func problem(
        _ order: DeclaredDependency.Order,
        at hop: TreeSurvey.Hop,
        in survey: TreeSurvey
    ) -> GraphProblem? {
        let table = survey.tree.table
        let entity = order.wanted.canonical.entity(in: table)
        // What could not be read, or is at fault itself, might be what is sought.
        if survey.hasUnreadableFile || isDeclaredAmongFaults(order.wanted.canonical, entity, in: survey) {
            return nil
        }
        guard let entity, case .type(let summary) = table[entity].kind, summary.kind != .protocol else {
            return .nothingFulfills(hop)
        }
        return .notInstantiable(hop, entity)
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
