import HeirloomModel
import HeirloomReading

extension DoubleProblem {
    func message(name: String) -> String {
        switch self {
        case .contradictoryMockOnly(let argument, _) where argument.label == "isRoot":
            "'\(name)' cannot have both 'mockOnly: true' and 'isRoot: true': only mocks use it"
        case .contradictoryMockOnly:
            "'\(name)' cannot have both 'mockOnly: true' and 'generateMock: true': its mock is hand-written"
        case .missingFunction(let missing):
            "'\(name)' must declare a 'static func \(ReservedWords.escaped(missing.functionName))'"
        case .unusable(let double, let shortcoming, let isExact):
            shortcoming.message(of: double.function.name, type: name)
                + (isExact ? "" : "; add one that does under the same '#if' as the property")
        case .ambiguous(let double, _, _):
            "'\(double.function.name)' of '\(name)' conflicts with the generated 'mock': calls would be ambiguous; "
                + "rename it and set 'customMockName'"
        case .duplicate(let double, _):
            "'\(name)' has two '\(double.function.name)' functions"
        case .unreadableAttributes(_, let text):
            "\"\(text)\" is not a list of attributes; write one such as \"@MainActor\""
        case .needlessAttributes:
            "'mockAttributes' has no effect on '\(name)' without 'generateMock: true'"
        }
    }

    var notes: [(message: String, range: SourceRange)] {
        guard case .duplicate(_, let first) = self else { return [] }
        return [("the other one is here; remove one of the two", first)]
    }
}

extension DoubleFunction.Shortcoming {
    fileprivate func message(of function: String, type: String) -> String {
        switch self {
        case .instance:
            "'\(function)' must be 'static' because there is no '\(type)' yet when it is called"
        case .inaccessible(let modifier):
            "the function '\(function)' of '\(type)' is '\(modifier.keyword)', so generated code in another "
                + "file cannot call it"
        case .wrongResult(isGeneric: true):
            "'\(function)' of '\(type)' must return a concrete '\(type)'"
        case .wrongResult(isGeneric: false):
            "'\(function)' of '\(type)' must return '\(type)'"
        case .effectful(let effects):
            "'\(function)' of '\(type)' is " + effects.phrase
                + ", which Heirloom does not support; add a function that is not"
        case .missing(let dependencies):
            "'\(function)' of '\(type)' does not take " + dependencies.map(\.label).listed()
        case .mismatched(let dependency, let parameter):
            "'\(function)' of '\(type)' takes '\(dependency.label)' as '\(parameter.type.type.spelling)', not as "
                + "'\(dependency.type?.spelling ?? "_")'"
        case .demanding(let parameters):
            "'\(function)' of '\(type)' requires " + parameters.map(\.name).listed()
                + (parameters.count == 1
                    ? ", which is not a dependency; give it a default value"
                    : ", which are not dependencies; give them default values")
        }
    }
}
