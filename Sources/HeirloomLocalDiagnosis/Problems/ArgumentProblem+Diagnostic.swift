import HeirloomModel
import HeirloomReading

extension ArgumentProblem {
    var message: String {
        switch self {
        case .notLiteral(let argument, let form):
            "'\(argument.label ?? "the argument")' is read from source, so it must be " + form.phrase
        case .unreadableName(let name, let kind):
            "\"\(name.name)\" is not a \(kind.rawValue) name"
                + (UnreadableNameRule.meant(by: name.name, kind).map {
                    "; did you mean \"\($0)\"?"
                } ?? "")
        case .optionalFulfilledType(let type):
            "'\(type.type.spelling)' is optional; list "
                + (type.type.wrappedInOptional.map { "'\($0.spelling)'" } ?? "the wrapped type")
                + ", which also fulfills optional properties"
        case .misplacedConfiguration:
            "'#HeirloomConfiguration' is only valid at file scope"
        case .notAWarning(let text, isError: true):
            "'\(text.text)' is an error id; only warnings can be silenced or reported as errors"
        case .notAWarning(let text, isError: false):
            "'\(text.text)' is not a warning id; "
                + (DiagnosticID.warning(near: text.text).map { "did you mean '\($0.rawValue)'?" }
                    ?? "the warnings are \(DiagnosticID.listOfWarnings)")
        case .contradictoryLevels(let text):
            "'\(text.text)' is in 'warningsAsErrors', so it cannot also be silenced"
        case .unknownSetting(let setting, let text):
            "'\(text.text)' is not a valid value for '\(setting.rawValue)'; "
                + (setting.value(near: text.text).map { "did you mean '\($0)'?" }
                    ?? "the values are \(setting.values.map { "'\($0)'" }.joined(separator: ", "))")
        case .unreadableCondition(let text):
            text.isBlank
                ? "'mockConditionalCompilation' is empty; write 'nil' to generate mocks without '#if'"
                : "\"\(text.name)\" is not a valid condition for '#if'; write one such as \"DEBUG\""
        }
    }

    func fixIts(_ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .optionalFulfilledType(let type):
            guard let wrapped = type.type.wrappedInOptional else { return [] }
            return [
                FixIt(
                    message: "list '\(wrapped.spelling)'",
                    edits: [edits.replace(type.range, with: wrapped.metatypeBaseSpelling)]
                )
            ]
        case .notAWarning(let text, isError: false):
            guard let meant = DiagnosticID.warning(near: text.text) else { return [] }
            return [
                FixIt(
                    message: "write '\(meant.rawValue)'",
                    edits: [edits.replace(text.range, with: "\"\(meant.rawValue)\"")]
                )
            ]
        case .unknownSetting(let setting, let text):
            guard let meant = setting.value(near: text.text) else { return [] }
            return [
                FixIt(
                    message: "write '\(meant)'",
                    edits: [edits.replace(text.range, with: "\"\(meant)\"")]
                )
            ]
        case .unreadableName(let name, let kind):
            guard let meant = UnreadableNameRule.meant(by: name.name, kind) else { return [] }
            return [
                FixIt(message: "write \"\(meant)\"", edits: [edits.replace(name.range, with: "\"\(meant)\"")])
            ]
        case .unreadableCondition(let text):
            guard text.isBlank else { return [] }
            return [FixIt(message: "write 'nil'", edits: [edits.replace(text.range, with: "nil")])]
        case .notLiteral, .misplacedConfiguration, .notAWarning(_, isError: true),
            .contradictoryLevels:
            return []
        }
    }
}

extension NamedPlace {
    fileprivate var isBlank: Bool { name.allSatisfy(\.isWhitespace) }
}

extension ArgumentProblem.LiteralForm {
    fileprivate var phrase: String {
        switch self {
        case .boolean: "a literal 'true' or 'false'"
        case .text: "a string literal"
        case .texts: "an array of string literals such as '[\"Name\"]'"
        case .type: "a type such as 'Name.self'"
        case .types: "an array of types such as '[Name.self]'"
        case .lifetime: "'.lazy' or '.weak'"
        case .key: "a string literal, an integer literal or an enum case such as 'Name.case'"
        }
    }
}
