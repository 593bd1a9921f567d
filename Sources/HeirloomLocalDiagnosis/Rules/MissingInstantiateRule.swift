import HeirloomModel
import HeirloomReading

/// An instantiable extension has a `static func instantiate` that returns the extended type.
enum MissingInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        let extendedType = type.declaration.extendedType.type.spelling
        guard !type.functions.isEmpty else {
            let problem = ConstructionProblem.missingInstantiate(
                extendedType: extendedType,
                bodyRange: type.declaration.bodyRange,
                misnamed: type.misnamed
            )
            return [.construction(of: type.name, problem)]
        }
        return type.functions.compactMap { function -> ConstructionProblem? in
            if !function.isTypeFunction { return .instanceInstantiate(function) }
            // An optional of the type is not a wrong type: it makes the function failable.
            if type.mayReturnExtendedType(function) || function.obstacles.contains(.failable) { return nil }
            return .wrongInstantiateResult(function, extendedType: extendedType)
        }.map { .construction(of: type.name, $0) }
    }
}
