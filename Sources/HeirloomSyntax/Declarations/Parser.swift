import HeirloomModel

/// Reads Swift text as far as declarations go.
package enum Parser {
    /// The declarations of a text.
    ///
    /// It never fails: what cannot be read is among the faults, beside whatever could. Time and memory grow
    /// with the text.
    package static func parse(_ source: [UInt8]) -> SourceFile {
        guard let lexed = lex(source) else { return tooLong }
        return parse(lexed, wanting: .everything)
    }

    /// The declarations of a text.
    package static func parse(_ source: String) -> SourceFile {
        parse(Array(source.utf8))
    }

    /// The type that a whole text spells: `Outer.Inner<Int>`; `nil` for a text that spells none.
    package static func parseType(_ source: String) -> TypeExpression? {
        guard let lexed = lex(Array(source.utf8)), lexed.faults.isEmpty else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        guard let type = parser.parseType(), parser.cursor.kind == .endOfFile else { return nil }
        return type
    }

    /// The attribute with which a text begins: `@Intercepted(by: log)`; `nil` for a text that begins otherwise.
    package static func parseAttribute(_ source: String) -> AttributeUse? {
        guard let lexed = lex(Array(source.utf8)) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.cursor.kind == .at ? parser.parseAttribute() : nil
    }

    /// The protocol that a whole text declares; its subscripts are functions of that name. `nil` for another text.
    package static func parseProtocol(_ source: String) -> TypeDeclaration? {
        guard let lexed = lex(Array(source.utf8)) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        parser.keepsSubscripts = true
        guard case .type(let type)? = parser.parseFile().declarations.first, type.kind == .protocol else {
            return nil
        }
        return type
    }

    /// What the accessors of a requirement say: `{ get async throws(E) set }`.
    package static func parseAccessors(
        _ source: String
    ) -> (isSettable: Bool, isAsync: Bool, throwing: Throwing) {
        let lexed = LexedSource(Array(source.utf8), passesBodies: false)
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.parseAccessors()
    }

    /// The tokens of a text; `nil` for one that is too long.
    package static func lex(_ source: [UInt8], seeking soughtWords: SoughtWords = .none) -> LexedSource? {
        source.count < Int(UInt32.max) - 16 ? LexedSource(source, seeking: soughtWords) : nil
    }

    /// The stretches that string and regex literals take, interpolations included, in the order of the text.
    package static func literals(in source: [UInt8]) -> [Range<Int>] {
        guard source.count < Int(UInt32.max) - 16 else { return [] }
        let lexed = LexedSource(source, passesBodies: false)
        return UnsafeBufferPointer(start: lexed.tokens, count: lexed.tokenCount)
            .filter { $0.kind == .string || $0.kind == .regex }
            .map { Int($0.start)..<Int($0.end) }
    }

    /// The declarations of a text that are wanted.
    package static func parse(
        _ lexed: LexedSource,
        wanting wanted: WantedDeclarations,
        seeking soughtWords: SoughtWords = .none
    ) -> SourceFile {
        var parser = DeclarationParser(lexed, wanting: wanted, seeking: soughtWords)
        return parser.parseFile()
    }

    private static let tooLong = SourceFile(
        faults: [
            SyntaxFault(message: "a source of four gigabytes is not read", range: SourceRange(at: .start))
        ]
    )
}
