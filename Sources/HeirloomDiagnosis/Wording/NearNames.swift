import HeirloomGraph
import HeirloomModel

/// Types whose names are similar to that of a type that was not found.
///
/// Thousands of names may be looked up among tens of thousands. Therefore, letters are compared one by one only if the
/// lengths and the sets of letters allow the names to be similar, and only with the first few such names: if more look
/// alike, none of them is a hint.
struct NearNames {
    private struct Entry {
        var scope: ScopeID
        var letters: [UInt8]
        var letterSet: LetterSet
    }

    private static let comparisonLimit = 200
    private let entriesByLength: [Int: [Entry]]
    /// The entries by lowercase name.
    private let entriesByName: [[UInt8]: [Entry]]

    init(_ tree: ScopeTree) {
        let plain = tree.ids.filter {
            tree[$0].declared.arguments == nil || tree[$0].declared.isGeneric
        }
        let entries = plain.compactMap { id in
            tree[id].declared.declaration.path.last.map { name in
                let letters = Array(name.lowercased().utf8)
                return Entry(scope: id, letters: letters, letterSet: LetterSet(letters))
            }
        }
        entriesByLength = Dictionary(grouping: entries, by: \.letters.count)
        entriesByName = Dictionary(grouping: entries, by: \.letters)
    }

    /// Returns the types with exactly this name, ignoring case.
    func same(as wanted: TypeExpression) -> [ScopeID] {
        guard case .named(let components) = wanted, let name = components.last?.name else { return [] }
        return entriesByName[Array(name.lowercased().utf8), default: []].map(\.scope)
    }

    /// Returns the types that may have been meant: the most similar ones, at most three.
    func near(_ wanted: TypeExpression) -> [ScopeID] {
        guard case .named(let components) = wanted, let name = components.last?.name else { return [] }
        let same = same(as: wanted)
        if !same.isEmpty { return Array(same.prefix(3)) }
        let letters = Array(name.lowercased().utf8)
        let near = candidates(for: letters).compactMap { entry in
            Misspelling.distance(entry.letters, letters).map { (distance: $0, scope: entry.scope) }
        }
        let nearest = near.map(\.distance).min()
        return near.filter { $0.distance == nearest }.map(\.scope).sorted { $0.index < $1.index }
            .prefix(3).map(\.self)
    }

    /// Returns the entries that can be similar, those of the same length first.
    private func candidates(for letters: [UInt8]) -> [Entry] {
        let letterSet = LetterSet(letters)
        let longest = letters.count + Misspelling.limit(letters.count, letters.count)
        let shortest = 2 * letters.count - longest
        let lengths = (shortest...longest).sorted {
            (abs($0 - letters.count), $0) < (abs($1 - letters.count), $1)
        }
        var found: [Entry] = []
        for length in lengths {
            let limit = Misspelling.limit(length, letters.count)
            for entry in entriesByLength[length] ?? [] {
                guard entry.letterSet.difference(letterSet) <= 2 * limit else { continue }
                found.append(entry)
                if found.count == Self.comparisonLimit { return found }
            }
        }
        return found
    }
}

/// The set of letters in a name. Some letters share a bit.
private struct LetterSet {
    private var bits: UInt64 = 0

    init(_ letters: [UInt8]) {
        for letter in letters { bits |= 1 << UInt64(letter % 64) }
    }

    /// Returns the number of letters that occur in only one of the names. Changing one letter adds at most two.
    func difference(_ other: LetterSet) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
