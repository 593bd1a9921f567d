import HeirloomModel
import HeirloomSyntax

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
