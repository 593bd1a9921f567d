import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A hand-written `mock` is not ambiguous with a generated one.
enum AmbiguousMockRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard subject.generates, !subject.attribute.servesDoublesOnly, subject.functionName == "mock",
            let function = subject.functions.map(\.function).first(where: subject.mayBeMeant)
        else { return nil }
        return LocalProblem(
            .ambiguousMock,
            at: function.nameRange,
            message: """
                '\(function.name)' of '\(subject.name.name)' conflicts with the generated 'mock': calls would be \
                ambiguous; rename it and set 'customMockName'
                """
        )
    }
}

extension DoubleSubject {
    /// Whether a call of the generated function could mean this one: each required parameter has a label of the
    /// generated function.
    fileprivate func mayBeMeant(_ function: FunctionDeclaration) -> Bool {
        function.isTypeFunction
            && function.signature.parameters.allSatisfy { parameter in
                parameter.isOptional || parameter.label.map(generatedLabels.contains) ?? false
            }
    }
}
