import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An instantiable extension has neither a `where` clause nor generic arguments: the return type of `instantiate`
/// determines what is built.
enum ConstrainedExtensionRule {
    static func problem(with type: InstantiableExtension) -> LocalProblem? {
        if let clause = type.declaration.whereClause {
            return .constrained(type, "cannot be constrained", fix: "remove the 'where' clause") {
                $0.remove(clause)
            }
        }
        // `[S]` is an `Array<S>`.
        let extended = type.declaration.extendedType.type.canonical(name: TypeExpression.named)
        guard let components = extended.nominalComponents, components.contains(where: { !$0.isPlain })
        else { return nil }
        let name = TypeExpression.named(components.map { TypeNameComponent($0.name) }).spelling
        let advice = "must extend '\(name)' without generic arguments"
        return .constrained(type, advice, fix: "extend '\(name)'") {
            $0.replace(type.name.range, with: name)
        }
    }
}

extension LocalProblem {
    fileprivate static func constrained(
        _ type: InstantiableExtension,
        _ advice: String,
        fix: String,
        edit: @escaping (SourceEdits) -> FixIt.Edit
    ) -> LocalProblem {
        LocalProblem(
            .constrainedExtension,
            at: type.name.range,
            message: """
                the '@Instantiable' extension of '\(type.name.name)' \(advice); the return type of 'instantiate' \
                specifies the type to build
                """
        ) { edits in
            edits.specializing(type.functions).map { further in
                [FixIt(message: fix, edits: [edit(edits)] + further)]
            } ?? []
        }
    }
}

extension SourceEdits {
    /// Returns edits that add the generic arguments wherever the functions call the type by its name alone, which means
    /// another specialization once the extension covers them all. Returns `nil` if a function has no usable return
    /// type.
    fileprivate func specializing(_ functions: [FunctionDeclaration]) -> [FixIt.Edit]? {
        var edits: [FixIt.Edit] = []
        for function in functions {
            // `[S]` is an `Array<S>`, whose parameter has a name in an extension of all arrays too.
            let returned = function.returnType?.type.canonical(name: TypeExpression.named)
            guard let type = returned, let component = type.nominalComponents?.last,
                !Self.parameterNames(of: component.name).contains(where: {
                    text.mentions($0, in: function.range)
                })
            else { return nil }
            let isGeneric = !component.isPlain
            if case .named = type, !isGeneric { return nil }
            guard isGeneric, let body = function.bodyRange else { continue }
            for place in text.calls(of: component.name, in: body) + text.calls(of: "Self", in: body) {
                edits.append(replace(place, with: component.spelling))
            }
        }
        return edits
    }

    /// The generic parameters of the types that have sugar.
    private static func parameterNames(of type: String) -> [String] {
        switch type {
        case "Array": ["Element"]
        case "Dictionary": ["Key", "Value"]
        case "Optional": ["Wrapped"]
        default: []
        }
    }
}
