import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// At most one unconditional function builds a specialization, and at most one makes its double.
enum DuplicateFunctionRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        let functions = type.buildingFunctions.filter { type.condition(of: $0) == nil }
        return problems(.duplicateType, among: functions) { ($0, named: $0.spelling) }
    }

    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.wantsFunction else { return [] }
        let functions = subject.functions.filter { $0.qualifies && $0.condition == nil }.map(\.function)
        let name = subject.name.name
        let own = TypeExpression.named([TypeNameComponent(String(name.split(separator: ".").last ?? ""))])
        return problems(.duplicateMock, among: functions) { returned in
            (returned.unqualified.nominalName == ["Self"] ? own : returned, named: name)
        }
    }

    /// - Parameter made: Returns the type that a function makes, and its name in messages, from the function's result.
    private static func problems(
        _ id: DiagnosticID,
        among functions: [FunctionDeclaration],
        _ made: (TypeExpression) -> (type: TypeExpression, named: String)
    ) -> [LocalProblem] {
        var found: [TypeExpression: SourceRange] = [:]
        return functions.compactMap { function in
            guard let (type, name) = function.returnType.map({ made($0.type) }) else { return nil }
            guard let first = found[type.unqualified] else {
                found[type.unqualified] = function.nameRange
                return nil
            }
            return LocalProblem(
                id,
                at: function.nameRange,
                message: "'\(name)' has two '\(function.name)' functions",
                notes: [("the other one is here; remove one of the two", first)]
            )
        }
    }
}
