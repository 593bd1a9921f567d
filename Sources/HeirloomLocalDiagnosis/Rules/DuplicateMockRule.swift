import HeirloomModel
import HeirloomReading

/// At most one unconditional function can make the double of a type.
enum DuplicateMockRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.wantsFunction else { return [] }
        var found: [TypeExpression: SourceRange] = [:]
        var problems: [LocalProblem] = []
        for double in subject.functions where double.qualifies && double.condition == nil {
            guard let returned = double.function.returnType?.type.unqualified else { continue }
            let type = returned.nominalName == ["Self"] ? subject.ownType : returned
            if let first = found[type] {
                problems.append(
                    .duplicate(.duplicateMock, double.function, of: subject.name.name, first: first)
                )
            } else {
                found[type] = double.function.nameRange
            }
        }
        return problems
    }
}

extension DoubleSubject {
    /// The type that `Self` denotes.
    fileprivate var ownType: TypeExpression {
        let last = name.name.split(separator: ".").last.map(String.init) ?? name.name
        return .named([TypeNameComponent(last)])
    }
}
