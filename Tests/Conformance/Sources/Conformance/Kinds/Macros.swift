import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ use: MacroUse) {
        add(.macroUse, use.range, use.name)
        observe(use.attributes, [])
        observe(arguments: use.arguments)
    }
}

extension SyntaxObserver {
    func observe(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.macroUse, node, node.macroName.text)
        observe(node.attributes, [])
        observe(arguments: node.arguments)
        return .skipChildren
    }

    /// Observes a macro at file scope, which is an expression to swift-syntax and becomes a declaration only after type
    /// checking.
    func observe(statement: ExprSyntax) -> SyntaxVisitorContinueKind {
        let macro = statement.firstToken(viewMode: .sourceAccurate)?.parent
        if let macro = macro?.as(MacroExpansionExprSyntax.self) {
            add(.macroUse, statement, macro.macroName.text)
            observe(arguments: macro.arguments)
        }
        return .skipChildren
    }
}
