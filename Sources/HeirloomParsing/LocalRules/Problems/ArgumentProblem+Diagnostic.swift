import HeirloomModel

extension ArgumentProblem {
    var message: String {
        switch self {
        case .notLiteral(let argument, let form):
            "'\(argument.label ?? "the argument")' is read from source, and so it must be written as "
                + form.phrase
        case .unreadableName(let name, let isType):
            "\"\(name.name)\" is not the name of a \(isType ? "type" : "property")"
        case .optionalFulfilledType(let type):
            "'\(type.type.spelling)' is optional; list "
                + (type.type.wrappedInOptional.map { "'\($0.spelling)'" } ?? "what it wraps")
                + ", which is built for optional properties as well"
        case .misplacedConfiguration:
            "'#HeirloomConfiguration' stands at file scope"
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
        case .notLiteral, .unreadableName, .misplacedConfiguration:
            return []
        }
    }
}

extension ArgumentProblem.LiteralForm {
    fileprivate var phrase: String {
        switch self {
        case .boolean: "'true' or 'false'"
        case .text: "a text in quotes"
        case .texts: "texts in quotes, as in '[\"Name\"]'"
        case .type: "a type, as in 'Name.self'"
        case .types: "types, as in '[Name.self]'"
        }
    }
}
