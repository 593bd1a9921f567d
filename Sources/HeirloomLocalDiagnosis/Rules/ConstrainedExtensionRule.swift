import HeirloomModel
import HeirloomReading

/// An instantiable extension has neither a `where` clause nor generic arguments: the return type of `instantiate`
/// determines what is built.
enum ConstrainedExtensionRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        guard let constraint = constraint(of: type.declaration) else { return [] }
        return [.construction(of: type.name, .constrainedExtension(constraint, type.functions))]
    }

    private static func constraint(
        of declaration: ExtensionDeclaration
    ) -> ConstructionProblem.ExtensionConstraint? {
        if let clause = declaration.whereClause { return .whereClause(clause) }
        let extended = declaration.extendedType
        // `[S]` is an `Array<S>`.
        guard let components = extended.type.canonical(name: TypeExpression.named).nominalComponents,
            components.contains(where: { !$0.isPlain })
        else { return nil }
        let plainName = TypeExpression.named(components.map { TypeNameComponent($0.name) }).spelling
        return .arguments(extended.range, plainName: plainName)
    }
}
