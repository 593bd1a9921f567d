import SwiftSyntax

/// Collects the observations of swift-syntax.
final class SyntaxObserver: SyntaxVisitor {
    private(set) var observations: [Observation] = []
    /// The offsets of the attributes with ordinary arguments: `@Name(label: value)`.
    ///
    /// Some of the compiler's own attributes have a special grammar, such as `@available(macOS 13, *)`.
    var attributesWithArguments: Set<Int> = []
    private var enclosing: [String] = []
    /// The number of observations at the start of each enclosing `#if`.
    private var counts: [Int] = []

    private let locations: SourceLocationConverter

    init(_ file: SourceFileSyntax) {
        locations = SourceLocationConverter(fileName: "", tree: file)
        super.init(viewMode: .sourceAccurate)
        walk(file)
    }

    func add(_ kind: Kind, _ node: some SyntaxProtocol, _ details: String) {
        add(kind, node.bytes, details)
    }

    func add(_ kind: Kind, _ bytes: Range<Int>, _ details: String) {
        observations.append(
            Observation(
                kind: kind,
                bytes: bytes,
                place: "\(place(bytes.lowerBound))-\(place(bytes.upperBound))",
                details: details,
                enclosing: enclosing
            )
        )
    }

    private func place(_ offset: Int) -> String {
        let location = locations.location(for: AbsolutePosition(utf8Offset: offset))
        return "\(location.line):\(location.column)"
    }

    func enter(_ name: String) -> SyntaxVisitorContinueKind {
        enclosing.append(name)
        return .visitChildren
    }

    private func leave() {
        enclosing.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        observe(node, "struct", node.structKeyword, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        observe(node, "class", node.classKeyword, node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        observe(node, "actor", node.actorKeyword, node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        observe(node, "enum", node.enumKeyword, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        observe(node.primaryAssociatedTypeClause)
        return observe(node, "protocol", node.protocolKeyword, nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { observe(node) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        counts.append(observations.count)
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigDeclSyntax) {
        // Heirloom ignores the conditions of an `#if` without declarations.
        if counts.popLast() != observations.count { observe(node) }
    }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { enter(node.title) }
    override func visitPost(_ node: IfConfigClauseSyntax) { leave() }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .expr(let expression) = node.item { return observe(statement: expression) }
        if case .decl = node.item { return .visitChildren }
        return .skipChildren
    }

    // Declarations that Heirloom ignores, and syntax that is not a declaration.
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// The node's range without the surrounding trivia.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
