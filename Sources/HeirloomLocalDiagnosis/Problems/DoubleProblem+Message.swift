import HeirloomModel
import HeirloomReading

extension DoubleProblem {
    func message(name: String) -> String {
        switch self {
        case .contradictoryMockOnly(let argument, _) where argument.label == "isRoot":
            "'\(name)' serves test doubles only, which 'mockOnly: true' says, and so it cannot be a root"
        case .contradictoryMockOnly:
            "'\(name)' has a hand-written double only, which 'mockOnly: true' says, and so none is generated"
        case .missingFunction(let missing):
            "'\(name)' must say how its double is made, with a 'static func "
                + "\(ReservedWords.escaped(missing.functionName))'"
        case .unusable(let double, let shortcoming, let isExact):
            shortcoming.message(of: double.function.name, type: name)
                + (isExact ? "" : "; write one that does under the same '#if' as the property")
        case .ambiguous(let double, _, _):
            "'\(double.function.name)' of '\(name)' stands beside the generated 'mock', and a call could mean either; "
                + "rename it, and say its new name in 'customMockName'"
        case .duplicate(let double, _):
            "the double of '\(name)' is made by two functions named '\(double.function.name)'"
        case .unreadableAttributes(_, let text):
            "\"\(text)\" is not a list of attributes, as in \"@MainActor\""
        case .needlessAttributes:
            "'mockAttributes' has no effect on '\(name)': without 'generateMock: true' no 'mock' is generated"
        }
    }

    func notes(_ edits: SourceEdits) -> [Diagnostic.Note] {
        guard case .duplicate(_, let first) = self else { return [] }
        return [Diagnostic.Note(message: "the other one is here", location: edits.location(first))]
    }
}

extension DoubleFunction.Shortcoming {
    fileprivate func message(of function: String, type: String) -> String {
        switch self {
        case .instance:
            "'\(function)' must be 'static', because there is no '\(type)' yet when it is called"
        case .inaccessible(let modifier):
            "the function '\(function)' of '\(type)' is '\(modifier.keyword)', and the generated code, which stands in a "
                + "file of its own, cannot call it"
        case .wrongResult(isGeneric: true):
            "'\(function)' makes the double of '\(type)' and must say in what it returns which '\(type)' that is"
        case .wrongResult(isGeneric: false):
            "'\(function)' makes the double of '\(type)' and must return '\(type)'"
        case .effectful(let effects):
            "'\(function)' of '\(type)' is " + effects.map(\.phrase).enumeration()
                + ", and generated code does not call such a function; write one beside it that is not"
        case .missing(let dependencies):
            "'\(function)' of '\(type)' does not take " + dependencies.map(\.label).listed()
        case .mismatched(let dependency, let parameter):
            "'\(function)' of '\(type)' takes '\(dependency.label)' as '\(parameter.type.type.spelling)', not as "
                + "'\(dependency.type?.spelling ?? "_")'"
        case .demanding(let parameters):
            "'\(function)' of '\(type)' asks for " + parameters.map(\.name).listed()
                + ", which Heirloom has no value for; give a default"
        }
    }
}
