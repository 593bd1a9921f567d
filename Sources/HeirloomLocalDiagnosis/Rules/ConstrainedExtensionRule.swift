import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An instantiable extension has neither a `where` clause nor generic arguments: the return type of `instantiate`
/// determines what is built.
enum ConstrainedExtensionRule {
    static func problem(with type: InstantiableExtension) -> LocalProblem? {
        if type.declaration.whereClause != nil { return .constrained(type, "cannot be constrained") }
        // `[S]` is an `Array<S>`.
        let extended = type.declaration.extendedType.type.canonical(name: TypeExpression.named)
        guard let components = extended.nominalComponents, components.contains(where: { !$0.isPlain })
        else { return nil }
        let name = TypeExpression.named(components.map { TypeNameComponent($0.name) }).spelling
        return .constrained(type, "must extend '\(name)' without generic arguments")
    }
}

extension LocalProblem {
    fileprivate static func constrained(_ type: InstantiableExtension, _ advice: String) -> LocalProblem {
        LocalProblem(
            .constrainedExtension,
            at: type.name.range,
            message: """
                the '@Instantiable' extension of '\(type.name.name)' \(advice); the return type of 'instantiate' \
                specifies the type to build
                """
        )
    }
}
