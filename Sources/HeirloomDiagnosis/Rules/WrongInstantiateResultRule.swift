import HeirloomGraph
import HeirloomModel

/// The type that `instantiate` returns under another name is the extended type.
///
/// The local rule checks the names themselves; this rule follows aliases.
enum WrongInstantiateResultRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        returningOther(in: tree) + returningAny(in: tree)
    }

    /// Reports functions that return any specialization of a generic type, although an extension builds only one.
    private static func returningAny(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.filter { isOfAny(tree[$0].declared, in: tree) }.map { scope in
            GraphProblem { $0.unspecializedResult(scope) }
        }
    }

    /// Whether an extension builds any specialization of a generic type.
    static func isOfAny(_ scope: DeclaredScope, in tree: ScopeTree) -> Bool {
        guard case .extension = scope.declaration.form, !scope.declaration.hasLocalFaults,
            case .named(let components) = scope.type.canonical,
            let last = components.last, last.name == scope.declaration.path.last
        else { return false }
        var parameters = components.count == 1 ? SDKType.parametersOfStandardLibrary[components[0].name] : nil
        if let entity = scope.entity, case .type(let read) = tree.table[entity].kind {
            parameters = read.summary.genericParameters
        }
        guard let parameters, !parameters.isEmpty else { return false }
        let own = parameters.map { TypeExpression.named([TypeNameComponent($0)]) }
        return last.isPlain || last.arguments.contains(where: own.contains)
    }

    private static func returningOther(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.compactMap { id in
            let scope = tree[id].declared
            guard case .extension = scope.declaration.form,
                case .named = scope.type.canonical,
                scope.type.canonical.lastName != scope.declaration.path.last
            else { return nil }
            let extended = TypeExpression.named(scope.declaration.path.map { TypeNameComponent($0) })
            let resolved = tree.resolver.resolve(extended, from: Place(file: scope.file)).type
            let returned = scope.type.canonical.withoutArguments
            guard returned != resolved.canonical.withoutArguments, returned.entity(in: tree.table) != nil
            else { return nil }
            return GraphProblem { $0.wrongInstantiateResult(id) }
        }
    }
}

extension ProblemWording {
    fileprivate func wrongInstantiateResult(_ scope: ScopeID) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        let returned = declaration.type.type.spelling
        let meant = spelling(tree[scope].declared.type.canonical)
        let place = location(declaration.type.range, scope)
        return Diagnostic(
            id: .unusableInstantiate,
            message: "'instantiate' in an extension of '\(extended)' must return '\(extended)'",
            location: place,
            notes: meant == returned ? [] : [note("'\(returned)' is '\(meant)'", at: place)]
        )
    }

    fileprivate func unspecializedResult(_ scope: ScopeID) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        let advice = "to build every specialization, put '@Instantiable' on '\(extended)'"
        return Diagnostic(
            id: .unusableInstantiate,
            message: """
                'instantiate' in an extension of '\(extended)' must return one specialization of it, but \
                '\(declaration.type.type.spelling)' can be any of them
                """,
            location: location(declaration.type.range, scope),
            notes: [tree[scope].declared.entity.flatMap { note(advice, at: $0) }].compactMap(\.self)
        )
    }
}
