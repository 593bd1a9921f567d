import HeirloomModel

extension DeclarationParser {
    /// Reads `{ mutating get async throws set }` of a requirement. Nothing is reported: the compiler knows the rest.
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
