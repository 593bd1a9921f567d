import HeirloomModel
import HeirloomReading

/// Generated code can see and call `instantiate`.
enum InstanceInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.compactMap { function -> ConstructionProblem? in
            let obstacles = type.obstacles(to: function)
            if !obstacles.isEmpty {
                return .unsupported(NamedPlace(name: function.name, range: function.nameRange), obstacles)
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
