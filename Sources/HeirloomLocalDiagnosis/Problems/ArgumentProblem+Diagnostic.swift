import HeirloomModel
import HeirloomReading

extension ArgumentProblem {
    var message: String {
        switch self {
        case .notLiteral(let argument, let form):
            "'\(argument.label ?? "the argument")' is read from source, and so it must be written as "
                + form.phrase
        case .unreadableName(let name, let kind):
            "\"\(name.name)\" is not the name of a \(kind.rawValue)"
                + (NamesInTextAreReadable.meant(by: name.name, kind).map {
                    "; did you mean \"\($0)\"?"
                } ?? "")
        case .optionalFulfilledType(let type):
            "'\(type.type.spelling)' is optional; list "
                + (type.type.wrappedInOptional.map { "'\($0.spelling)'" } ?? "what it wraps")
                + ", which is built for optional properties as well"
        case .misplacedConfiguration:
            "'#HeirloomConfiguration' must stand at file scope"
        case .notAWarning(let text, isError: true):
            "'\(text.text)' is the id of errors, and only warnings can be raised or silenced"
        case .notAWarning(let text, isError: false):
            "'\(text.text)' is not the id of a warning; "
                + (DiagnosticID.warning(near: text.text).map { "did you mean '\($0.rawValue)'?" }
                    ?? "the warnings are \(DiagnosticID.listOfWarnings)")
        case .contradictoryLevels(let text):
            "'\(text.text)' is raised by 'warningsAsErrors' and cannot be silenced as well"
        case .unknownSetting(let setting, let text):
            "'\(text.text)' is no value of '\(setting.rawValue)'; "
                + (setting.value(near: text.text).map { "did you mean '\($0)'?" }
                    ?? "the values are \(setting.values.map { "'\($0)'" }.joined(separator: ", "))")
        case .unreadableCondition(let text):
            text.isBlank
                ? "'mockConditionalCompilation' is empty; 'nil' says that doubles stand under no condition"
                : "\"\(text.name)\" is not a condition that could stand behind '#if', as in \"DEBUG\""
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
            guard let meant = NamesInTextAreReadable.meant(by: name.name, kind) else { return [] }
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
        case .boolean: "'true' or 'false'"
        case .text: "a text in quotes"
        case .texts: "texts in quotes, as in '[\"Name\"]'"
        case .type: "a type, as in 'Name.self'"
        case .types: "types, as in '[Name.self]'"
        case .lifetime: "'.lazy' or '.weak'"
        case .key: "a text in quotes, an integer or a case of an enum, as in 'Name.case'"
        }
    }
}
