import HeirloomModel

/// Reads the declarations in Swift text.
package enum Parser {
    /// Returns the declarations of a text.
    ///
    /// It never fails: syntax that cannot be read is listed in the faults, next to the declarations that can.
    ///
    /// - Complexity: Time and memory are linear in the length of the text.
    package static func parse(_ source: [UInt8]) -> SourceFile {
        guard let lexed = lex(source) else { return tooLong }
        return parse(lexed, wanting: .everything)
    }

    /// Returns the declarations of a text.
    package static func parse(_ source: String) -> SourceFile {
        parse(Array(source.utf8))
    }

    /// Returns the type that is a whole text: `Outer.Inner<Int>`; `nil` for any other text.
    package static func parseType(_ source: String) -> TypeExpression? {
        guard let lexed = lex(Array(source.utf8)), lexed.faults.isEmpty else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        guard let type = parser.parseType(), parser.cursor.kind == .endOfFile else { return nil }
        return type
    }

    /// Returns the attribute at the start of a text: `@Intercepted(by: log)`; `nil` for any other text.
    package static func parseAttribute(_ source: String) -> AttributeUse? {
        guard let lexed = lex(Array(source.utf8)) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.cursor.kind == .at ? parser.parseAttribute() : nil
    }

    /// Returns the protocol that is a whole text, with subscripts as functions named `subscript`; `nil` for any other
    /// text.
    package static func parseProtocol(_ source: String) -> TypeDeclaration? {
        guard let lexed = lex(Array(source.utf8)) else { return nil }
        var parser = DeclarationParser(lexed, wanting: .everything)
        parser.keepsSubscripts = true
        guard case .type(let type)? = parser.parseFile().declarations.first, type.kind == .protocol else {
            return nil
        }
        return type
    }

    /// Reads the accessors of a requirement: `{ get async throws(E) set }`.
    package static func parseAccessors(
        _ source: String
    ) -> (isSettable: Bool, isAsync: Bool, throwing: Throwing) {
        let lexed = LexedSource(Array(source.utf8), passesBodies: false)
        var parser = DeclarationParser(lexed, wanting: .everything)
        return parser.parseAccessors()
    }

    /// Returns the tokens of a text; `nil` if it is too long. With `passesBodies`, bodies that contain no declarations
    /// have no tokens except for their braces.
    ///
    /// - Parameter origin: The position of the text in its file.
    package static func lex(
        _ source: [UInt8],
        seeking soughtWords: SoughtWords = .none,
        passesBodies: Bool = true,
        at origin: SourcePosition = .start
    ) -> LexedSource? {
        guard source.count < Int(UInt32.max) - 16 else { return nil }
        return LexedSource(source, seeking: soughtWords, passesBodies: passesBodies, at: origin)
    }

    /// Returns the ranges of string and regex literals, including interpolations, in the order of the text.
    package static func literals(in source: [UInt8]) -> [Range<Int>] {
        guard let lexed = lex(source, passesBodies: false) else { return [] }
        return UnsafeBufferPointer(start: lexed.tokens, count: lexed.tokenCount)
            .filter { $0.kind == .string || $0.kind == .regex }
            .map { Int($0.start)..<Int($0.end) }
    }

    /// Returns the wanted declarations of a text.
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
