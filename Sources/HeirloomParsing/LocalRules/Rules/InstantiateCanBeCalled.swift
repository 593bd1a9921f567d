import HeirloomModel

/// `instantiate` is visible to generated code and has no effects.
enum InstantiateCanBeCalled {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.compactMap { function -> ConstructionProblem? in
            if !function.effects.isEmpty {
                return .effectful(
                    NamedPlace(name: function.name, range: function.nameRange),
                    function.effects
                )
            }
            guard let access = function.modifiers.access, access <= .fileprivate,
                let modifier = function.modifiers.first(where: { $0.isAccessLevel })
            else { return nil }
            return .inaccessible("'instantiate'", modifier)
        }.map { .construction(of: type.name, $0) }
    }
}

extension FunctionDeclaration {
    /// What keeps Heirloom from calling it.
    package var effects: [ConstructionEffect] {
        let isGeneric = signature.whereClause != nil && !signature.effects.contains(.generic)
        return signature.effects + (isGeneric ? [.generic] : [])
            + (returnType?.type.wrappedInOptional == nil ? [] : [.failable])
    }
}
