import HeirloomModel
import HeirloomReading

/// An instantiable extension has a `static func instantiate` that returns the extended type.
enum MissingInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        if type.functions.isEmpty {
            return [type.misnamed.map { .misnamed($0, in: type) } ?? .missingInstantiate(in: type)]
        }
        return type.functions.compactMap { function in
            if !function.isTypeFunction { return .instance(function, in: type) }
            // An optional of the type is not a wrong type: it makes the function failable.
            if type.mayReturnExtendedType(function) || function.obstacles.contains(.failable) { return nil }
            return .wrongResult(of: function, in: type)
        }
    }
}

extension LocalProblem {
    /// `@Instantiable extension X: Instantiable { static func make() -> X }`
    fileprivate static func misnamed(
        _ function: FunctionDeclaration,
        in type: InstantiableExtension
    ) -> LocalProblem {
        LocalProblem(
            .missingInstantiate,
            at: function.nameRange,
            message: """
                '\(function.name)' must be named 'instantiate', the function that builds '\(type.name.name)' in an \
                '@Instantiable' extension
                """
        ) {
            [FixIt("rename it to 'instantiate'", $0.replace(function.nameRange, with: "instantiate"))]
        }
    }

    /// `@Instantiable extension X: Instantiable {}`
    fileprivate static func missingInstantiate(in type: InstantiableExtension) -> LocalProblem {
        let name = type.name.name
        return LocalProblem(
            .missingInstantiate,
            at: type.name.range,
            message: "an '@Instantiable' extension of '\(name)' must declare a 'static func instantiate'"
        ) { edits in
            let lines = [
                "static func instantiate() -> \(name) {",
                edits.text.indentationStep + "fatalError(\"'instantiate' is not written yet\")",
                "}",
            ]
            return [FixIt("write 'instantiate'", edits.append(lines, toBody: type.declaration.bodyRange))]
        }
    }

    /// `func instantiate() -> X`
    fileprivate static func instance(
        _ function: FunctionDeclaration,
        in type: InstantiableExtension
    ) -> LocalProblem {
        LocalProblem(
            .instanceInstantiate,
            at: function.nameRange,
            message: function.message(instanceOf: type.name.name)
        ) {
            [$0.makingStatic(function)]
        }
    }

    /// `static func instantiate() -> Y` in an extension of `X`
    fileprivate static func wrongResult(
        of function: FunctionDeclaration,
        in type: InstantiableExtension
    ) -> LocalProblem {
        let name = type.name.name
        return LocalProblem(
            .wrongInstantiateResult,
            at: function.nameRange,
            message: "'instantiate' in an extension of '\(name)' must return '\(name)'"
        ) {
            $0.returning(name, from: function)
        }
    }
}
