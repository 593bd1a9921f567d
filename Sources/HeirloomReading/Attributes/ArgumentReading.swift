import HeirloomModel
import HeirloomSyntax

extension CollectionKey {
    /// The key in `@Instantiable(key: "export")`; `nil` if it is left out, or neither a literal nor a case of an enum.
    package init?(_ attribute: AttributeUse) {
        guard let argument = attribute.argument("key"), let value = Value(argument.value) else { return nil }
        self.init(value: value, range: argument.valueRange)
    }
}

extension CollectionKey.Value {
    /// `nil` if the argument is not a key.
    package init?(_ argument: ArgumentValue) {
        switch argument {
        case .string(let text): self = .text(text)
        case .other(let text):
            if let digits = Self.digits(of: text) {
                self = .integer(digits)
            } else if let named = CollectionKey.Case(text) {
                self = .enumCase(named)
            } else {
                return nil
            }
        case .boolean, .null, .array, .metatype: return nil
        }
    }

    /// The decimal digits of an integer literal: `42` for `0x2A`.
    private static func digits(of text: String) -> String? {
        let isNegative = text.hasPrefix("-")
        let literal = text.dropFirst(isNegative ? 1 : 0).filter { $0 != "_" }
        guard let first = literal.first, first.isASCII, first.isNumber else { return nil }
        let radix = ["0x": 16, "0o": 8, "0b": 2][String(literal.prefix(2))]
        let number = radix.map { UInt64(literal.dropFirst(2), radix: $0) } ?? UInt64(literal)
        return number.map { isNegative && $0 > 0 ? "-\($0)" : "\($0)" }
    }
}

extension CollectionKey.Case {
    /// `nil` if the text does not look like a case of a named type.
    fileprivate init?(_ text: String) {
        guard let dot = text.lastIndex(of: "."), case .named(let type)? = Parser.parseType(text) else {
            return nil
        }
        guard type.count > 1, let name = type.last, name.arguments.isEmpty, dot != text.startIndex else {
            return nil
        }
        self.init(of: .named(Array(type.dropLast())), named: name.name)
    }
}

extension InstanceLifetime {
    /// The lifetime in `.lazy`, with or without the name of the type.
    package init?(_ value: ArgumentValue) {
        guard case .other(let text) = value, let dot = text.lastIndex(of: "."),
            ["", "InstanceLifetime", "Heirloom.InstanceLifetime"].contains(text[..<dot])
        else { return nil }
        self.init(rawValue: String(text[text.index(after: dot)...]))
    }
}

extension TypeAttribute {
    /// The attributes in a text, as they are written before a function; `nil` if the text contains anything else.
    package static func all(in text: String) -> [TypeAttribute]? {
        let file = Parser.parse("\(text)\nfunc f() {}")
        guard file.faults.isEmpty, file.declarations.count == 1,
            case .function(let function) = file.declarations[0], function.modifiers.isEmpty
        else { return nil }
        // Anything before the function would be an expression in a script.
        let isWhole = text.prefix { $0.isWhitespace }.utf8.count == function.range.start.offset
        guard isWhole || text.allSatisfy(\.isWhitespace) else { return nil }
        return function.attributes.map { attribute in
            attribute.arguments == nil
                ? TypeAttribute(named: attribute.name) : .word(attribute.spelling)
        }
    }
}
