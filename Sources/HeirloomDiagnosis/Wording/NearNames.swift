import HeirloomGraph
import HeirloomModel

/// Declarations whose names are similar to that of a type that was not found.
///
/// Thousands of names may be looked up among tens of thousands. Therefore, letters are compared one by one only if the
/// lengths and the sets of letters allow the names to be similar, and only with the first few such names: if more look
/// alike, none of them is a hint.
struct NearNames<Declaration> {
    private struct Entry {
        var place: Int
        var declaration: Declaration
        var letters: [UInt8]
        var letterSet: LetterSet
    }

    private let entriesByLength: [Int: [Entry]]
    /// The entries by lowercase name.
    private let entriesByName: [[UInt8]: [Entry]]

    init(_ declarations: some Sequence<(name: String, declaration: Declaration)>) {
        let entries = declarations.enumerated().map { place, named in
            let letters = Array(named.name.lowercased().utf8)
            return Entry(
                place: place,
                declaration: named.declaration,
                letters: letters,
                letterSet: LetterSet(letters)
            )
        }
        entriesByLength = Dictionary(grouping: entries, by: \.letters.count)
        entriesByName = Dictionary(grouping: entries, by: \.letters)
    }

    /// Returns the declarations with exactly this name, ignoring case.
    func same(as name: String) -> [Declaration] {
        entriesByName[Array(name.lowercased().utf8), default: []].map(\.declaration)
    }

    /// Returns the declarations that may have been meant: the most similar ones, at most three.
    func near(_ name: String) -> [Declaration] {
        let same = same(as: name)
        if !same.isEmpty { return Array(same.prefix(3)) }
        let letters = Array(name.lowercased().utf8)
        let near = candidates(for: letters).compactMap { entry in
            Misspelling.distance(entry.letters, letters).map { (distance: $0, entry: entry) }
        }
        let nearest = near.map(\.distance).min()
        return near.filter { $0.distance == nearest }.map(\.entry).sorted { $0.place < $1.place }
            .prefix(3).map(\.declaration)
    }

    /// Returns the entries that can be similar, those of the same length first.
    private func candidates(for letters: [UInt8]) -> [Entry] {
        let letterSet = LetterSet(letters)
        let comparisonLimit = 200
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
                if found.count == comparisonLimit { return found }
            }
        }
        return found
    }
}

extension NearNames<ScopeID> {
    /// Indexes the instantiable types, without the specializations of generic ones.
    init(_ tree: ScopeTree) {
        let plain = tree.ids.filter {
            tree[$0].declared.arguments == nil || tree[$0].declared.isGeneric
        }
        self.init(plain.compactMap { id in tree[id].declared.declaration.path.last.map { ($0, id) } })
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
