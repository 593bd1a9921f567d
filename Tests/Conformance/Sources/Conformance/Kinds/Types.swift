import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

/// The details of a type, in the format of both observers.
private func details(
    _ kind: String,
    _ name: String,
    keyword: Range<Int>,
    nameBytes: Range<Int>,
    body: Range<Int>
) -> String {
    "\(kind) \(name) keyword \(spelled(keyword)) name \(spelled(nameBytes)) body \(spelled(body))"
}

extension HeirloomObserver {
    mutating func observe(_ type: TypeDeclaration) {
        let details = details(
            type.kind.rawValue,
            type.name,
            keyword: type.keywordRange.bytes,
            nameBytes: type.nameRange.bytes,
            body: type.bodyRange.bytes
        )
        add(.type, type.range, details)
        observe(type.attributes, type.modifiers)
        observe(type.genericParameters)
        observe(inherited: type.inheritance)
        observe(whereClause: type.whereClause)
        enter(type.name, type.members)
    }
}

extension SyntaxObserver {
    func observe(
        _ node: some DeclGroupSyntax & NamedDeclSyntax,
        _ kind: String,
        _ keyword: TokenSyntax,
        _ genericParameters: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let name = bare(node.name.text)
        let details = details(
            kind,
            name,
            keyword: keyword.bytes,
            nameBytes: node.name.bytes,
            body: node.memberBlock.bytes
        )
        add(.type, node, details)
        observe(node.attributes, node.modifiers)
        observe(genericParameters)
        observe(inherited: node.inheritanceClause)
        observe(whereClause: node.genericWhereClause)
        return enter(name)
    }
}
