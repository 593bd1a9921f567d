import HeirloomModel
import HeirloomReading

/// `instantiate` is visible to generated code and has no effects.
enum InstantiateCanBeCalled {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.compactMap { function -> ConstructionProblem? in
            let effects = type.effects(of: function)
            if !effects.isEmpty {
                return .effectful(NamedPlace(name: function.name, range: function.nameRange), effects)
            }
            let own = function.modifiers.first { $0.isAccessLevel }
            guard let modifier = own ?? type.declaration.modifiers.first(where: { $0.isAccessLevel }),
                let access = modifier.access, access <= .fileprivate
            else { return nil }
            return .inaccessible(
                InaccessibleConstruction(kind: "function 'instantiate'", modifier: modifier)
            )
        }.map { .construction(of: type.name, $0) }
    }
}
