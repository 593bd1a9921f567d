import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ conditional: ConditionalDeclarations) {
        for (index, clause) in conditional.clauses.enumerated() {
            let title = clause.condition ?? "else"
            let details = "\(title), \(index) in \(spelled(conditional.range.bytes))"
            add(.conditionalClause, clause.range, details)
            enter(title, clause.declarations)
        }
    }
}

extension SyntaxObserver {
    func observe(_ node: IfConfigDeclSyntax) {
        for (index, clause) in node.clauses.enumerated() {
            add(.conditionalClause, clause, "\(clause.title), \(index) in \(spelled(node.bytes))")
        }
    }
}

extension IfConfigClauseSyntax {
    /// The condition as written.
    var title: String { condition?.trimmedDescription ?? "else" }
}
