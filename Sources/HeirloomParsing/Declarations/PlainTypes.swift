import HeirloomModel

/// Types of one plain name, as most are, made once for a text rather than at each of their places.
///
/// Each is known by the bytes of its name, in one of a few slots; another name on its slot takes its place.
struct PlainTypes {
    private struct Entry {
        var name: ShortWord
        var type: TypeExpression
    }

    private var entries = [Entry?](repeating: nil, count: 64)

    /// The type that a word of at most 15 bytes names.
    mutating func type(named token: Token, at cursor: TokenCursor) -> TypeExpression {
        let name = ShortWord(at: cursor.bytes + Int(token.start), count: Int(token.end - token.start))
        let slot = name.slot(bits: 6)
        if let entry = entries[slot], entry.name == name { return entry.type }
        let type = TypeExpression.named([TypeNameComponent(cursor.text(of: token))])
        entries[slot] = Entry(name: name, type: type)
        return type
    }
}
