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
            notes: [fix(entity, of: type, along: edge)].compactMap(\.self),
            fixIts: [
                entity.flatMap { remedies.restrictToClasses($0, for: edge) },
                remedies.makeLazy(edge)?.guessed,
            ].compactMap(\.self)
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
            write '\(spelling(tree.declaredRequest(along: edge))) & AnyObject', with \
            'fulfilledByType: "\(declaredName(ofProductOf: edge))"'
            """,
            at: edge
        )
    }
}

extension Remedies {
    /// Returns a fix-it that replaces `lifetime: .weak` with `lifetime: .lazy`.
    fileprivate func makeLazy(_ edge: BuildEdge) -> FixIt? {
        let attribute = tree[edge.builtFor].declared.declaration.attribute
        guard let written = attribute?.arguments.first(where: { $0.label == "lifetime" }) else {
            return nil
        }
        return FixIt(
            message: "keep it for the lifetime of '\(name(edge.owner))'",
            edits: [changes.replace(written.range, of: edge.owner, with: "lifetime: .lazy")]
        )
    }

    /// Returns a fix-it that restricts a protocol to classes, `protocol P: AnyObject`, if the product is a class.
    fileprivate func restrictToClasses(_ entity: EntityID, for edge: BuildEdge) -> FixIt? {
        guard case .type(let read) = tree.table[entity].kind, read.summary.kind == .protocol,
            let file = tree.table[entity].file, tree.isOfObjects(tree[edge.product].declared.type.canonical)
        else { return nil }
        let summary = read.summary
        // Types in a 'where' clause are not part of the inheritance clause, where the edit is made.
        let inherited = summary.inheritance.first { $0.range.start != summary.headEnd }
        let place = inherited?.range.start ?? summary.headEnd
        let edit = FixIt.Edit(
            location: tree.table.files.location(SourceRange(at: place), in: file),
            newText: inherited == nil ? ": AnyObject" : "AnyObject, "
        )
        return FixIt(
            message: "constrain '\(summary.path.joined(separator: "."))' to 'AnyObject'",
            edits: [edit]
        )
    }
}
