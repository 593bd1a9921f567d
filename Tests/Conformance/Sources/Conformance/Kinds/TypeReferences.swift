import HeirloomModel
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ reference: TypeReference?) {
        if let reference { add(.typeReference, reference.range, reference.type.outline) }
    }
}

extension SyntaxObserver {
    func observe(_ type: TypeSyntax?) {
        guard let type else { return }
        let outline = TypeExpression(type)?.outline ?? "no type: \(type.trimmedDescription)"
        add(.typeReference, type, outline)
    }
}
