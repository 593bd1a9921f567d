import HeirloomModel
import HeirloomReading

/// A hand-written `mock` is not ambiguous with a generated one.
enum AmbiguousMockRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.generates, !subject.attribute.servesDoublesOnly, subject.functionName == "mock",
            let function = subject.functions.first(where: { subject.mayBeMeant($0.function) })
        else { return [] }
        return [
            .double(of: subject.name, .ambiguous(function, newName: subject.freeName, subject.attribute))
        ]
    }
}

extension DoubleSubject {
    /// Whether a call of the generated function could mean this one: each required parameter has a label of the
    /// generated function.
    fileprivate func mayBeMeant(_ function: FunctionDeclaration) -> Bool {
        function.isTypeFunction
            && function.signature.parameters.allSatisfy { parameter in
                parameter.hasDefault || parameter.isVariadic
                    || parameter.label.map(generatedLabels.contains) ?? false
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
