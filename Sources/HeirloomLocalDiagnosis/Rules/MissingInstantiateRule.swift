import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An instantiable extension has a `static func instantiate` that returns the extended type.
enum MissingInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        type.functions.isEmpty
            ? [missing(in: type)] : type.functions.compactMap { problem(with: $0, in: type) }
    }

    private static func missing(in type: InstantiableExtension) -> LocalProblem {
        let name = type.name.name
        guard let misnamed = type.misnamed else {
            return LocalProblem(
                .unusableInstantiate,
                at: type.name.range,
                message: "an '@Instantiable' extension of '\(name)' must declare a 'static func instantiate'"
            ) {
                let head = "static func instantiate() -> \(name)"
                return [$0.writing("instantiate", head, in: type.declaration.bodyRange)]
            }
        }
        return LocalProblem(
            .unusableInstantiate,
            at: misnamed.nameRange,
            message: """
                '\(misnamed.name)' must be named 'instantiate', the function that builds '\(name)' in an \
                '@Instantiable' extension
                """
        ) {
            [FixIt("rename it to 'instantiate'", $0.replace(misnamed.nameRange, with: "instantiate"))]
        }
    }

    private static func problem(
        with function: FunctionDeclaration,
        in type: InstantiableExtension
    ) -> LocalProblem? {
        let name = type.name.name
        if !function.isTypeFunction {
            return LocalProblem(
                .unusableInstantiate,
                at: function.nameRange,
                message: function.message(instanceOf: name)
            ) {
                [$0.makingStatic(function)]
            }
        }
        // An optional of the type is not a wrong type: it makes the function failable.
        if type.mayReturnExtendedType(function) || function.obstacles.contains(.failable) { return nil }
        return LocalProblem(
            .unusableInstantiate,
            at: function.nameRange,
            message: "'instantiate' in an extension of '\(name)' must return '\(name)'"
        ) {
            $0.returning(name, from: function)
        }
    }
}
