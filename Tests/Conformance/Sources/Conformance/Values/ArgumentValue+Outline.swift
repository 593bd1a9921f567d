import HeirloomModel
import SwiftParser
import SwiftSyntax

extension ArgumentValue {
    /// The kind and content of the value: `array([string("A"), true])`.
    var outline: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .null: "nil"
        case .string(let text): "string(\(text.debugDescription))"
        case .metatype(let reference): "metatype(\(reference.type.outline) \(spelled(reference.range.bytes)))"
        case .array(let elements):
            "array(\(elements.map { "\($0.value.outline) \(spelled($0.range.bytes))" }.joined(separator: ", ")))"
        case .other(let text): "other(\(text))"
        }
    }
}

extension ExprSyntax {
    /// The same outline for an expression of swift-syntax.
    var valueOutline: String {
        if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text }
        if self.is(NilLiteralExprSyntax.self) { return "nil" }
        if let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return "string(\(text.debugDescription))"
        }
        if let array = self.as(ArrayExprSyntax.self) {
            let elements = array.elements.map {
                "\($0.expression.valueOutline) \(spelled($0.expression.bytes))"
            }
            return "array(\(elements.joined(separator: ", ")))"
        }
        return metatypeOutline ?? "other(\(trimmedDescription))"
    }

    /// The outline of `T.self`, if `T` parsed by itself is a type.
    private var metatypeOutline: String? {
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.trimmedDescription == "self"
        else { return nil }
        var parser = Parser(base.trimmedDescription)
        let type = TypeSyntax.parse(from: &parser)
        guard !type.hasError, type.trimmedDescription == base.trimmedDescription,
            let expression = TypeExpression(type)
        else { return nil }
        return "metatype(\(expression.outline) \(spelled(base.bytes)))"
    }
}
