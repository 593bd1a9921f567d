import HeirloomModel

/// A cache of types that are a single name, as most are. Each is created once for a text, rather than at each use.
///
/// A type is found by the bytes of its name, in one of a few slots. Another name in the same slot replaces it.
struct PlainTypes {
    private struct Entry {
        var name: ShortWord
        var type: TypeExpression
    }

    /// The number of each slot's entry, from 1; 0 for none.
    private var slots = [UInt8](repeating: 0, count: 64)
    private var entries: [Entry] = []

    /// Returns the type that a word of at most 15 bytes names.
    mutating func type(named token: Token, at cursor: TokenCursor) -> TypeExpression {
        let name = ShortWord(at: cursor.bytes + Int(token.start), count: Int(token.end - token.start))
        let slot = name.slot(bits: 6)
        let place = Int(slots[slot]) - 1
        if place >= 0, entries[place].name == name { return entries[place].type }
        let entry = Entry(name: name, type: .named([TypeNameComponent(cursor.text(of: token))]))
        if place >= 0 {
            entries[place] = entry
        } else {
            entries.append(entry)
            slots[slot] = UInt8(entries.count)
        }
        return entry.type
    }
}
