import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Arguments must be literals with labels that exist: they are read from source and never evaluated.
enum NonLiteralArgumentRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        problems(in: attribute.arguments ?? [], of: "@" + attribute.baseName)
    }

    static func problems(in configuration: MacroUse) -> [LocalProblem] {
        problems(in: configuration.arguments, of: "#" + configuration.name)
    }

    private static func problems(
        in arguments: [AttributeArgument],
        of macro: @autoclosure () -> String
    ) -> [LocalProblem] {
        arguments.compactMap { argument in
            guard let label = argument.label else { return nil }
            guard let form = LiteralForm.ofArguments[label] else {
                return misspelled(label, of: argument, macro())
            }
            if form.allows(argument.value) { return nil }
            return LocalProblem(
                .unreadableArgument,
                at: argument.valueRange,
                message: "'\(label)' is read from source, so it must be \(form.phrase)"
            )
        }
    }

    /// The compiler reports a wrong label as well, but not if what follows from it keeps the module from being compiled.
    private static func misspelled(
        _ label: String,
        of argument: AttributeArgument,
        _ macro: String
    ) -> LocalProblem {
        let start = argument.range.start
        let range = SourceRange(start: start, end: start.moved(by: label.utf8.count))
        let meant = LiteralForm.ofArguments.keys.sorted().first {
            Misspelling.distance(Array($0.utf8), Array(label.utf8)) != nil
        }
        return LocalProblem(
            .unreadableArgument,
            at: range,
            message: "'\(macro)' has no argument '\(label)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
        ) { edits in
            meant.map { [FixIt("write '\($0)'", edits.replace(range, with: $0))] } ?? []
        }
    }
}

extension LiteralForm {
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
