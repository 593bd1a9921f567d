import HeirloomModel
import HeirloomReading

/// Generated code can see and call `instantiate`.
enum InstanceInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.compactMap { function in
            let obstacles = type.obstacles(to: function)
            if !obstacles.isEmpty {
                let place = NamedPlace(name: function.name, range: function.nameRange)
                return .unsupported(place, of: type.name.name, obstacles)
            }
            let own = function.modifiers.first { $0.isAccessLevel }
            guard let modifier = own ?? type.declaration.modifiers.first(where: { $0.isAccessLevel }),
                let access = modifier.access, access <= .fileprivate
            else { return nil }
            return LocalProblem(
                .unusableInitializer,
                at: modifier.range,
                message: modifier.message(hiding: "function 'instantiate'", of: type.name.name)
            ) {
                [$0.removing(modifier)]
            }
        }
    }
}
