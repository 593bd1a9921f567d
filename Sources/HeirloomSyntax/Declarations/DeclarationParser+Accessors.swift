import HeirloomModel

extension DeclarationParser {
    /// Reads the accessors of a requirement, `{ mutating get async throws set }`. Reports nothing, because the compiler
    /// does.
    mutating func parseAccessors() -> (isSettable: Bool, isAsync: Bool, throwing: Throwing) {
        var isSettable = false
        var effects = (isAsync: false, throwing: Throwing.never)
        cursor.advance()
        while cursor.kind != .endOfFile, cursor.kind != .rightBrace {
            let word = cursor.text(of: cursor.token)
            cursor.advance()
            if word == "set" { isSettable = true }
            if word == "get" { effects = parseEffects() }
        }
        return (isSettable, effects.isAsync, effects.throwing)
    }
}
