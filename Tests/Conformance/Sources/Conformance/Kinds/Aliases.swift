import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ alias: AliasDeclaration) {
        let type = spelled(alias.aliasedType.range.bytes)
        add(.alias, alias.range, "\(alias.name) name \(spelled(alias.nameRange.bytes)) type \(type)")
        observe(alias.attributes, alias.modifiers)
        observe(alias.genericParameters)
        observe(alias.aliasedType)
    }
}

extension SyntaxObserver {
    func observe(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = spelled(node.initializer.value.bytes)
        add(.alias, node, "\(bare(node.name.text)) name \(spelled(node.name.bytes)) type \(type)")
        observe(node.attributes, node.modifiers)
        observe(node.genericParameterClause)
        observe(node.initializer.value)
        return .skipChildren
    }
}
