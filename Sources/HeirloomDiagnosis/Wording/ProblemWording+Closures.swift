import HeirloomGraph
import HeirloomModel

/// Messages about closures that build dependencies.
extension ProblemWording {
    /// Uses the words of the macro, which reports the access level of the type itself.
    func hiddenExtended(_ scope: ScopeID, _ type: EntityID) -> Diagnostic {
        Diagnostic(
            id: .unreachableType,
            message: """
                '\(name(type))' cannot be '@Instantiable' because it is '\(tree.table[type].access.rawValue)': generated \
                code in another file cannot use it
                """,
            location: place(scope),
            notes: widening(type, to: .internal),
            fixIts: showingToGenerated(type)
        )
    }

    private func showingToGenerated(_ type: EntityID) -> [FixIt] {
        remedies.changes.widening(type, to: .internal).map {
            [FixIt(message: "make it 'internal'", edits: $0)]
        } ?? []
    }

    func untypedClosure(_ edge: BuildEdge) -> Diagnostic {
        let built = "'-> \(spelling(tree.declaredRequest(along: edge)))'"
        let alias = "'-> \(tree[edge.builtFor].declared.declaration.type.type.spelling)'"
        let parameters = tree.parameters(along: edge)
        let written: String
        if parameters.isEmpty {
            written = "\(built), or \(alias) if it returns the function itself"
        } else {
            // A closure that builds the function's result takes the function's parameters by name.
            let mayTake =
                !tree[edge.product].forwarded.isEmpty && parameters.allSatisfy { $0.label != nil }
            written = mayTake ? built : alias
        }
        return Diagnostic(
            id: .untypedFactory,
            message: """
                the closure for '\(text(of: edge))' needs an explicit return type because an alias hides the \
                function: write \(written)
                """,
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner)
        )
    }

    /// Reports a closure that does not take the parameters of its function.
    func mismatchedClosure(_ edge: BuildEdge) -> Diagnostic {
        let parameters = tree.parameters(along: edge)
        let unnamed = parameters.filter { $0.label == nil }
        guard unnamed.isEmpty else {
            let type = remedies.naming(parameters, along: edge)
            return Diagnostic(
                id: .mismatchedParameters,
                message: """
                    the function type of '\(text(of: edge))' does not name its parameters, so its closure cannot take \
                    them
                    """,
                location: place(edge),
                notes: [
                    note(
                        type.map { "write '\($0.spelling)'" }
                            ?? "name each parameter as the closure does, such as '(_ name: String) -> …'",
                        at: place(edge)
                    )
                ] + returningFunction(edge),
                fixIts: type.flatMap { remedies.respell(edge, as: $0) }.map { [$0] } ?? []
            )
        }
        let taken = tree[edge.product].forwarded.map { tree[edge.product].dependencies[$0].declared }
        let lacking = parameters.filter { parameter in
            !taken.contains {
                $0.declaration.label == parameter.label && $0.type.canonical == parameter.type
            }
        }
        let listed = lacking.map { "\($0.label ?? "_"): \(spelling($0.type))" }.listed()
        return Diagnostic(
            id: .mismatchedParameters,
            message: "the closure for '\(text(of: edge))' does not take \(listed)",
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner),
            notes: [
                note(
                    "the function passes it; declare a closure parameter with the same name and type",
                    at: place(edge)
                )
            ] + returningFunction(edge)
        )
    }

    /// Returns advice for a closure that takes none of the function's parameters and may return the function instead.
    private func returningFunction(_ edge: BuildEdge) -> [Diagnostic.Note] {
        let property = tree[edge.builtFor].declared.declaration
        let closure = tree[edge.product].declared.declaration
        let called = tree.parameters(along: edge).compactMap(\.label)
        let takesSome = closure.dependencies.contains { called.contains($0.label) }
        // A closure without a result type has the type of the property, at the property's location.
        guard !takesSome, tree[edge.product].forwarded.isEmpty, closure.type.range == property.type.range
        else { return [] }
        return [
            note(
                "if the closure returns the function itself, write '-> \(property.type.type.spelling)' before its 'in'",
                at: location(closure.bodyRange, edge.owner)
            )
        ]
    }

    func inaccessibleClosure(_ edge: BuildEdge, _ access: BuildAccess) -> Diagnostic {
        let declaration = tree[edge.product].declared.declaration
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is built in module '\(tree.input.module)', where its closure \
                is not visible: it is '\(access.level.rawValue)' in module '\(tree.module(of: edge.product))'
                """,
            location: place(edge),
            notes: [
                note(
                    "make the property 'public': the function generated for its closure has the same access level",
                    at: declaration.construction.accessRange.map { location($0, edge.owner) } ?? place(edge)
                )
            ],
            fixIts: remedies.changes.showing(edge.product, to: edge.owner)
        )
    }
}
