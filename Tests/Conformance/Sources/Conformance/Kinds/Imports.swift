import HeirloomModel
import SwiftSyntax

/// The details of an import, in the format of both observers.
private func details(_ path: [String], _ kind: String?, _ access: String?, _ attributes: [String]) -> String {
    "\(path.joined(separator: "/")) \(kind ?? "module") \(access ?? "no access") \(attributes)"
}

extension HeirloomObserver {
    mutating func observe(_ importing: ImportDeclaration) {
        let details = details(
            importing.path,
            importing.kind,
            importing.access?.rawValue,
            importing.attributes
        )
        add(.import, importing.range, details)
    }
}

extension SyntaxObserver {
    func observe(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let details = details(
            node.path.map { bare($0.name.text) },
            node.importKindSpecifier?.text,
            node.modifiers.first?.name.text,
            attributes(node.attributes).map(\.trimmedDescription)
        )
        add(.import, node, details)
        return .skipChildren
    }
}
