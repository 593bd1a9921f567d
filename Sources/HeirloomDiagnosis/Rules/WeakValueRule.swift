import HeirloomGraph
import HeirloomModel

/// Only objects are kept weakly: of a class, or of a protocol that is known to be restricted to classes.
enum WeakValueRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { $0.lifetime == .weak && isBroken($0, in: survey.tree) }.map { edge in
            GraphProblem { $0.weakValue(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in tree: ScopeTree) -> Bool {
        if LifetimeWithoutFunctionRule.isBroken(edge.builtFor, in: tree) { return false }
        switch tree.areObjects(edge.requestedType.canonical) {
        case .yes: return false
        case .no: return true
        case .unknown:
            // It may be a class that was not read, unless it is written as a protocol.
            if case .existential = edge.requestedType.spelled.withoutParentheses { return true }
            return false
        }
    }
}

extension ProblemWording {
    fileprivate func weakValue(_ edge: BuildEdge) -> Diagnostic {
        let type = edge.requestedType
        let entity = type.canonical.entity(in: tree.table)
        return Diagnostic(
            id: .weakValue,
            message: """
                '.weak' of '\(text(of: edge))' requires a class type, but '\(spelling(type))' \(whyNoObject(entity))
                """,
            location: place(edge),
            notes: [fix(entity, of: type, along: edge)].compactMap(\.self)
        )
    }

    private func whyNoObject(_ entity: EntityID?) -> String {
        guard let entity, case .type(let read) = tree.table[entity].kind, read.summary.kind != .protocol
        else { return "may be a value type" }
        return "is \(read.summary.kind == .enum ? "an" : "a") \(read.summary.kind)"
    }

    /// Returns advice for restricting the type to objects.
    private func fix(_ entity: EntityID?, of type: ResolvedType, along edge: BuildEdge) -> Diagnostic.Note? {
        if let entity, case .type(let read) = tree.table[entity].kind {
            return note(
                read.summary.kind == .protocol
                    ? "constrain '\(read.summary.path.joined(separator: "."))' to 'AnyObject'"
                    : "only classes and actors can be kept weakly",
                at: entity
            )
        }
        guard case .existential = type.spelled.withoutParentheses else { return nil }
        return note(
            """
            write '\(spelling(edge.requestedType)) & AnyObject', with \
            'fulfilledByType: "\(name(edge.product))"'
            """,
            at: edge
        )
    }
}
