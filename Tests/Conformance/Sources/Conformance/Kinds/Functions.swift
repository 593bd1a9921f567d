import HeirloomModel
import HeirloomSyntax
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ function: FunctionDeclaration) {
        let details = [
            "\(function.name) \(spelled(function.nameRange.bytes))",
            "keyword \(spelled(function.keywordRange.bytes))",
            "returns \(spelled(function.returnType?.range.bytes))",
            "body \(spelled(function.bodyRange?.bytes))",
            observe(function.signature),
        ]
        add(.function, function.range, details.joined(separator: ", "))
        observe(function.returnType)
        observe(function.attributes, function.modifiers)
    }

    mutating func observe(_ initializer: InitializerDeclaration) {
        let details = [
            "keyword \(spelled(initializer.keywordRange.bytes))",
            initializer.isFailable ? "failable" : "sure",
            "body \(spelled(initializer.bodyRange?.bytes))",
            observe(initializer.signature),
        ]
        add(.initializer, initializer.range, details.joined(separator: ", "))
        observe(initializer.attributes, initializer.modifiers)
    }

    private mutating func observe(_ signature: FunctionSignature) -> String {
        observe(signature.genericParameters)
        observe(signature.parameters)
        observe(whereClause: signature.whereClause)
        let throwing =
            switch signature.throwing {
            case .never: "never"
            case .anyError: "any"
            case .error: "typed"
            case .rethrowing: "again"
            }
        let parameters = spelled(signature.parameterRange.bytes)
        return "parameters \(parameters), async \(signature.isAsync), throws \(throwing)"
    }
}

extension SyntaxObserver {
    func observe(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let details = [
            "\(bare(node.name.text)) \(spelled(node.name.bytes))",
            "keyword \(spelled(node.funcKeyword.bytes))",
            "returns \(spelled(node.signature.returnClause?.type.bytes))",
            "body \(spelled(node.body?.bytes))",
            observe(node.signature, node.genericParameterClause, node.genericWhereClause),
        ]
        add(.function, node, details.joined(separator: ", "))
        observe(node.signature.returnClause?.type)
        observe(node.attributes, node.modifiers)
        return .skipChildren
    }

    func observe(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let details = [
            "keyword \(spelled(node.initKeyword.bytes))",
            node.optionalMark == nil ? "sure" : "failable",
            "body \(spelled(node.body?.bytes))",
            observe(node.signature, node.genericParameterClause, node.genericWhereClause),
        ]
        add(.initializer, node, details.joined(separator: ", "))
        observe(node.attributes, node.modifiers)
        return .skipChildren
    }

    private func observe(
        _ signature: FunctionSignatureSyntax,
        _ genericParameters: GenericParameterClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?
    ) -> String {
        observe(genericParameters)
        observe(signature.parameterClause)
        observe(whereClause: whereClause)
        let effects = signature.effectSpecifiers
        let throwing =
            switch effects?.throwsClause {
            case let clause? where clause.throwsSpecifier.text == "rethrows": "again"
            case let clause?: clause.type == nil ? "any" : "typed"
            case nil: "never"
            }
        let parameters = spelled(signature.parameterClause.bytes)
        return "parameters \(parameters), async \(effects?.asyncSpecifier != nil), throws \(throwing)"
    }
}
