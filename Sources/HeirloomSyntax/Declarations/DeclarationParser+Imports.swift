import HeirloomModel

extension DeclarationParser {
    /// Reads `@testable public import struct Module.Type`.
    mutating func parseImport(_ head: DeclarationHead) {
        cursor.advance()
        var kind: String?
        if let keyword = cursor.keyword, Self.importKinds.contains(keyword), cursor.peek().kind == .identifier
        {
            kind = keyword.rawValue
            cursor.advance()
        }
        var path: [String] = []
        while cursor.kind == .identifier, path.isEmpty || !cursor.token.followsSpace {
            path.append(cursor.name(of: cursor.token))
            cursor.advance()
            guard cursor.kind == .period else { break }
            cursor.advance()
        }
        // An operator: `import func Module.==`.
        if cursor.kind == .operator, kind != nil, !cursor.token.followsNewline {
            path.append(cursor.text(of: cursor.token))
            cursor.advance()
        }
        guard !path.isEmpty else {
            reportMissing("a module's name after 'import'")
            return
        }
        var importing = ImportDeclaration(path: path, range: cursor.range(from: head.start))
        importing.attributes = head.attributes.map(\.spelling)
        importing.access = head.modifiers.access
        importing.kind = kind
        add(.importing(importing))
    }

    private static let importKinds: KeywordSet = [
        .typealias, .struct, .class, .actor, .enum, .protocol, .let, .var, .func, .macro,
    ]
}
