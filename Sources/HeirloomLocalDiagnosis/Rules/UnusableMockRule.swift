import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration with a hand-written double has a function of that name that generated code can call: it is `static`,
/// visible and free of effects, returns the type, takes each dependency, and has defaults for all other parameters.
enum UnusableMockRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard subject.wantsFunction, UnreadableNameRule.isFunctionName(subject.functionName),
            !subject.functions.contains(where: \.qualifies)
        else { return nil }
        // Of several functions, the one with the fewest shortcomings is reported.
        guard let closest = subject.functions.min(by: { $0.shortcomings.count < $1.shortcomings.count }),
            let shortcoming = closest.shortcomings.first
        else {
            return ContradictoryMockOnlyRule.problems(in: subject).isEmpty ? .missingDouble(of: subject) : nil
        }
        return .unusable(closest.function, shortcoming, of: subject)
    }
}

extension LocalProblem {
    /// `@Instantiable(mockOnly: true) extension X {}`
    fileprivate static func missingDouble(of subject: DoubleSubject) -> LocalProblem {
        let function = ReservedWords.escaped(subject.functionName)
        return LocalProblem(
            .missingMock,
            at: subject.name.range,
            message: "'\(subject.name.name)' must declare a 'static func \(function)'"
        )
    }

    fileprivate static func unusable(
        _ function: FunctionDeclaration,
        _ shortcoming: DoubleFunction.Shortcoming,
        of subject: DoubleSubject
    ) -> LocalProblem {
        let type = subject.name.name
        let mock = "'\(function.name)' of '\(type)'"
        func problem(
            at range: SourceRange? = nil,
            _ message: String,
            fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
        ) -> LocalProblem {
            LocalProblem(.unusableMock, at: range ?? function.nameRange, message: message, fixIts: fixIts)
        }
        switch shortcoming {
        case .instance:
            return problem(function.message(instanceOf: type)) { [$0.makingStatic(function)] }
        case .inaccessible(let modifier):
            let message = modifier.message(hiding: "function '\(function.name)'", of: type)
            return problem(at: modifier.range, message) { [$0.removing(modifier)] }
        case .wrongResult(isGeneric: true):
            return problem("\(mock) must return a concrete '\(type)'")
        case .wrongResult(isGeneric: false):
            return problem("\(mock) must return '\(type)'") { $0.returning(type, from: function) }
        case .effectful(let effects):
            return problem(
                "\(mock) is \(effects.phrase), which Heirloom does not support; add a function that is not"
            )
        case .missing(let dependencies):
            return problem("\(mock) does not take \(dependencies.map(\.label).listed())")
        case .mismatched(let dependency, let parameter):
            let taken = parameter.type
            let wanted = dependency.type
            return problem(
                at: taken.range,
                """
                \(mock) takes '\(dependency.label)' as '\(taken.type.spelling)', not as '\(wanted?.spelling ?? "_")'
                """
            ) { edits in
                guard let wanted, !parameter.isAutoclosure else { return [] }
                let edit = edits.replace(taken.range, with: wanted.parameterSpelling)
                return [FixIt("change its type to '\(wanted.spelling)'", edit)]
            }
        case .demanding(let parameters):
            let advice =
                parameters.count == 1
                ? "which is not a dependency; give it a default value"
                : "which are not dependencies; give them default values"
            return problem(
                at: parameters.first?.range,
                "\(mock) requires \(parameters.map(\.name).listed()), \(advice)"
            )
        }
    }
}
