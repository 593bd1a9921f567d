import HeirloomModel
import HeirloomSyntax
import HeirloomTestSupport

/// A text and its syntax tree, to compare as a whole.
struct ParsedText {
    private let source: RangedText
    let file: SourceFile

    init(_ source: String) {
        self.source = RangedText(source)
        file = Parser.parse(source)
    }

    func text(_ range: SourceRange) -> String { source.text(range) }

    var faults: [String] {
        file.faults.map { fault in
            "\(fault.range.start.line):\(fault.range.start.column) \(text(fault.range)): \(fault.message)"
        }
    }

    /// Every declaration on its own line, with indented members and the text of each range.
    var outline: String {
        lines(file.declarations, indentation: "").joined(separator: "\n")
    }

    private func lines(_ declarations: [Declaration], indentation: String) -> [String] {
        declarations.flatMap { declaration in
            lines(declaration).map { indentation + $0 }
        }
    }

    private func lines(_ declaration: Declaration) -> [String] {
        switch declaration {
        case .importing(let importing):
            [line(importing)]
        case .type(let type):
            [line(type)] + lines(type.members, indentation: "  ")
        case .extending(let extended):
            [line(extended)] + lines(extended.members, indentation: "  ")
        case .alias(let alias):
            [line(alias)]
        case .property(let property):
            [line(property)]
        case .initializer(let initializer):
            [line(initializer)]
        case .function(let function):
            [line(function)]
        case .macroUse(let use):
            [line(use)]
        case .conditional(let conditional):
            conditional.clauses.flatMap { clause in
                ["#if \(clause.condition ?? "else")"] + lines(clause.declarations, indentation: "  ")
            }
        }
    }
}

// MARK: One line for each kind

extension ParsedText {
    private func line(_ importing: ImportDeclaration) -> String {
        joined(
            importing.attributes.joined(separator: " "),
            importing.access?.rawValue,
            "import",
            importing.kind,
            importing.path.joined(separator: "/"),
            "⟨\(text(importing.range))⟩"
        )
    }

    private func line(_ type: TypeDeclaration) -> String {
        joined(
            head(type.attributes, type.modifiers),
            "\(type.kind.rawValue)=\(text(type.keywordRange))",
            "\(type.name)=\(text(type.nameRange))",
            generics(type.genericParameters),
            inheritance(type.inheritance),
            type.whereClause.map(text),
            ends(type.bodyRange),
            ends(type.range)
        )
    }

    private func line(_ extended: ExtensionDeclaration) -> String {
        joined(
            head(extended.attributes, extended.modifiers),
            text(extended.keywordRange),
            reference(extended.extendedType),
            inheritance(extended.inheritance),
            extended.whereClause.map(text),
            ends(extended.bodyRange),
            ends(extended.range)
        )
    }

    private func line(_ alias: AliasDeclaration) -> String {
        joined(
            head(alias.attributes, alias.modifiers),
            "typealias \(alias.name)=\(text(alias.nameRange))",
            generics(alias.genericParameters),
            reference(alias.aliasedType),
            "⟨\(text(alias.range))⟩"
        )
    }

    private func line(_ property: PropertyDeclaration) -> String {
        joined(
            head(property.attributes, property.modifiers),
            "\(property.isVariable ? "var" : "let")=\(text(property.keywordRange))",
            "\(property.name)=\(text(property.nameRange))",
            property.type.map { ": " + reference($0) },
            property.initialValue.map { "value=\(text($0))" },
            property.storage == .stored ? nil : "\(property.storage)",
            property.accessorRange.map(text),
            property.count == 1 ? nil : "\(property.index + 1)/\(property.count)",
            "⟨\(text(property.range))⟩"
        )
    }

    private func line(_ initializer: InitializerDeclaration) -> String {
        joined(
            head(initializer.attributes, initializer.modifiers),
            text(initializer.keywordRange) + (initializer.isFailable ? "?" : ""),
            signature(initializer.signature),
            initializer.bodyRange.map(ends),
            ends(initializer.range)
        )
    }

    private func line(_ function: FunctionDeclaration) -> String {
        joined(
            head(function.attributes, function.modifiers),
            text(function.keywordRange),
            "\(function.name)=\(text(function.nameRange))",
            signature(function.signature),
            function.returnType.map { "-> " + reference($0) },
            function.bodyRange.map(ends),
            ends(function.range)
        )
    }

    private func line(_ use: MacroUse) -> String {
        joined(
            head(use.attributes, []),
            "#\(use.name)",
            "(\(use.arguments.map(argument).joined(separator: ", ")))",
            "⟨\(text(use.range))⟩"
        )
    }
}

// MARK: Parts of a line

extension ParsedText {
    private func joined(_ parts: String?...) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the text on one line, shortened to its start and end.
    private func ends(_ range: SourceRange) -> String {
        let text = text(range).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
        return text.count <= 24 ? "⟨\(text)⟩" : "⟨\(text.prefix(12))…\(text.suffix(8))⟩"
    }

    func reference(_ reference: TypeReference) -> String { source.reference(reference) }

    private func inheritance(_ inheritance: [TypeReference]) -> String? {
        inheritance.isEmpty ? nil : ": " + inheritance.map(reference).joined(separator: ", ")
    }

    private func generics(_ parameters: [GenericParameter]) -> String? {
        guard !parameters.isEmpty else { return nil }
        let texts = parameters.map { parameter in
            "\(parameter.kind) \(parameter.name)" + (parameter.inheritance.map { ": " + reference($0) } ?? "")
                + " ⟨\(text(parameter.range))⟩"
        }
        return "<\(texts.joined(separator: ", "))>"
    }

    private func head(_ attributes: [AttributeUse], _ modifiers: [Modifier]) -> String {
        let attributeTexts = attributes.map { attribute in
            let arguments = attribute.arguments.map { "(\($0.map(argument).joined(separator: ", ")))" } ?? ""
            let isExact =
                attribute.spelling == text(attribute.range)
                && attribute.argumentsRange.map { text($0).first == "(" && text($0).last == ")" } ?? true
            let condition = attribute.condition.map { "[\($0.spelling)]" } ?? ""
            return "@\(attribute.name.spelling)\(arguments)\(condition)" + (isExact ? "" : " inexact")
        }
        let modifierTexts = modifiers.map { modifier in
            let spelling = modifier.keyword + (modifier.detail.map { "(\($0))" } ?? "")
            return spelling == text(modifier.range) ? spelling : "\(spelling)=\(text(modifier.range))"
        }
        return (attributeTexts + modifierTexts).joined(separator: " ")
    }

    private func argument(_ argument: AttributeArgument) -> String {
        let label = argument.label.map { "\($0): " } ?? ""
        let isExact = text(argument.range).hasSuffix(text(argument.valueRange))
        return label + value(argument.value) + (isExact ? "" : " inexact")
    }

    private func value(_ value: ArgumentValue) -> String {
        switch value {
        case .boolean(let boolean): "boolean \(boolean)"
        case .string(let string): "string \(string)"
        case .null: "null"
        case .array(let elements):
            "[\(elements.map { "\(self.value($0.value)) ⟨\(text($0.range))⟩" }.joined(separator: ", "))]"
        case .metatype(let type): "metatype \(reference(type))"
        case .other(let text): "other \(text)"
        }
    }

    private func signature(_ signature: FunctionSignature) -> String {
        joined(
            generics(signature.genericParameters),
            "(\(signature.parameters.map(parameter).joined(separator: ", ")))",
            ends(signature.parameterRange),
            signature.isAsync ? "async" : nil,
            throwing(signature.throwing),
            signature.whereClause.map(text)
        )
    }

    private func throwing(_ throwing: Throwing) -> String? {
        switch throwing {
        case .never: nil
        case .anyError: "throws"
        case .error(let error): "throws(\(error.spelling))"
        case .rethrowing: "rethrows"
        }
    }

    private func parameter(_ parameter: ParameterDeclaration) -> String {
        joined(
            head(parameter.attributes, []),
            "\(parameter.label ?? "_")/\(parameter.name): \(reference(parameter.type))",
            parameter.isVariadic ? "variadic" : nil,
            parameter.hasDefault ? "defaulted" : nil,
            "⟨\(text(parameter.range))⟩"
        )
    }
}
