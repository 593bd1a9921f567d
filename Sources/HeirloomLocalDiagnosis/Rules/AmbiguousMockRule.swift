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
        ) { edits in
            let newName = subject.freeName
            let renamings = [
                edits.replace(function.nameRange, with: newName),
                edits.naming(newName, in: subject.attribute),
            ]
            return [
                FixIt(
                    message: "rename it to '\(newName)'",
                    edits: renamings.sorted { $0.location.range.start < $1.location.range.start }
                )
            ]
        }
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

    fileprivate var freeName: String {
        let base = "customMock"
        guard namesInUse.contains(base) else { return base }
        var number = 2
        while namesInUse.contains("\(base)\(number)") { number += 1 }
        return "\(base)\(number)"
    }
}

extension SourceEdits {
    /// Sets `customMockName`, which is the last argument.
    fileprivate func naming(_ name: String, in attribute: AttributeUse) -> FixIt.Edit {
        if let argument = attribute.argument("customMockName") {
            return replace(argument.valueRange, with: "\"\(name)\"")
        }
        let end = attribute.arguments?.last?.range.end ?? attribute.range.end
        return insert(", customMockName: \"\(name)\"", at: end)
    }
}
