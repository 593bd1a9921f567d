import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

/// The details of an extension, in the format of both observers.
private func details(keyword: Range<Int>, type: Range<Int>, body: Range<Int>) -> String {
    "keyword \(spelled(keyword)) type \(spelled(type)) body \(spelled(body))"
}

extension HeirloomObserver {
    mutating func observe(_ extending: ExtensionDeclaration) {
        let details = details(
            keyword: extending.keywordRange.bytes,
            type: extending.extendedType.range.bytes,
            body: extending.bodyRange.bytes
        )
        add(.extension, extending.range, details)
        observe(extending.attributes, extending.modifiers)
        observe(extending.extendedType)
        observe(inherited: extending.inheritance)
        observe(whereClause: extending.whereClause)
        enter(text(extending.extendedType.range), extending.members)
    }
}

extension SyntaxObserver {
    func observe(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let details = details(
            keyword: node.extensionKeyword.bytes,
            type: node.extendedType.bytes,
            body: node.memberBlock.bytes
        )
        add(.extension, node, details)
        observe(node.attributes, node.modifiers)
        observe(node.extendedType)
        observe(inherited: node.inheritanceClause)
        observe(whereClause: node.genericWhereClause)
        return enter(node.extendedType.trimmedDescription)
    }
}
