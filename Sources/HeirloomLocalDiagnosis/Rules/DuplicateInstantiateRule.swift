import HeirloomModel
import HeirloomReading

/// An extension has one `instantiate` for each specialization of its type.
enum DuplicateInstantiateRule {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        var found: [TypeExpression: SourceRange] = [:]
        var problems: [LocalProblem] = []
        for function in type.buildingFunctions where type.condition(of: function) == nil {
            guard let returned = function.returnType?.type else { continue }
            if let first = found[returned.unqualified] {
                problems.append(
                    .duplicate(.duplicateType, function, of: returned.spelling, first: first)
                )
            } else {
                found[returned.unqualified] = function.nameRange
            }
        }
        return problems
    }
}
