import HeirloomGraph
import HeirloomModel

/// The types that a name may mean that refers to nothing that was read.
final class MeantTypes {
    private let tree: ScopeTree
    // Both are computed only if there is such a name.
    /// The types nested in others, whose last names mean nothing outside of the enclosing type.
    private lazy var nested = Dictionary(grouping: types.filter(isNested)) { tree.table[$0].name }
    private lazy var names = NearNames(types.map { (tree.table[$0].name, $0) })

    init(_ tree: ScopeTree) { self.tree = tree }

    private var types: [EntityID] { tree.table.entities.indices.map(EntityID.init(index:)).filter(isType) }

    private func isType(_ entity: EntityID) -> Bool {
        if case .type = tree.table[entity].kind { true } else { false }
    }

    private func isNested(_ type: EntityID) -> Bool { tree.table[type].container.map(isType) ?? false }

    /// Returns the only visible nested type for each name in a written type that refers to nothing that was read.
    func nested(meantBy written: TypeExpression, from place: Place) -> [(name: String, type: EntityID)] {
        meant(by: written, from: place) { nested[$0] ?? [] }
    }

    /// Returns the only visible type that such a name misspells.
    func misspelt(in written: TypeExpression, from place: Place) -> [(name: String, type: EntityID)] {
        meant(by: written, from: place, among: names.near)
    }

    /// Returns the types with nearly this name.
    func near(_ name: String) -> [EntityID] { names.near(name) }

    private func meant(
        by written: TypeExpression,
        from place: Place,
        among candidates: (String) -> [EntityID]
    ) -> [(name: String, type: EntityID)] {
        var found: [(name: String, type: EntityID)] = []
        let seen = Set(tree.table.imports(of: place.file).map { tree.table[$0.module].name })
            .union([tree.table.files[place.file].module])
        written.forEachName { components in
            let name = components[0].name
            // Types of the standard library are not read, but are known.
            guard !tree.resolver.isRead(name, from: place), SDKType.named(name)?.isOfStandardLibrary != true
            else { return }
            let visible = candidates(name).filter { type in
                tree.table.isVisible(type, from: place.file)
                    && tree.table.qualifiedPath(of: type).first.map(seen.contains) == true
            }
            if visible.count == 1 { found.append((name, visible[0])) }
        }
        return found
    }
}

extension TreeReview {
    /// Returns possible meanings of the unresolved names in a property's type: types from modules that the file does
    /// not import, or nested types.
    func otherNames(in property: DependencyID) -> [OtherName] { otherNames(in: property, [property]) }

    /// Returns the same, with imports in the files of all properties with that type.
    func otherNames(in property: DependencyID, _ alike: [DependencyID]) -> [OtherName] {
        let written = tree[property].declared.declaration.type
        let place = tree[property.scope].declared.place
        let unimported = tree.resolver.unimportedNames(in: written.type, from: place)
        guard unimported.isEmpty else {
            return unimported.map { name in
                let text =
                    "'\(name.module)' declares '\(tree.table[name.declaration].name)', but the file does not import it"
                return OtherName(
                    type: name.declaration,
                    note: note(text, at: name.declaration) ?? note(text, at: property),
                    fix: .importModule(name.module, in: files(of: alike, lacking: name.declaration))
                )
            }
        }
        return meantTypes.nested(meantBy: written.type, from: place).compactMap {
            meaning($0.type, by: $0.name, in: property)
        }
    }

    /// Returns the files of properties that name a type of a module which the file does not import.
    private func files(of properties: [DependencyID], lacking type: EntityID) -> [FileID] {
        let lacking = properties.filter { property in
            let written = tree[property].declared.declaration.type.type
            let place = tree[property.scope].declared.place
            return tree.resolver.unimportedNames(in: written, from: place).contains { $0.declaration == type }
        }
        return BreadthFirstWalk(from: lacking.map { tree[$0.scope].file }).reached
    }

    /// Returns the types whose names a property's type misspells.
    func misspeltNames(in property: DependencyID) -> [OtherName] {
        let written = tree[property].declared.declaration.type.type
        let place = tree[property.scope].declared.place
        return meantTypes.misspelt(in: written, from: place).compactMap {
            meaning($0.type, by: $0.name, in: property)
        }
    }

    /// Returns a type as the meaning of a name in the type of a property, or in a string of its attribute.
    func meaning(
        _ type: EntityID,
        by name: String,
        in property: DependencyID,
        _ string: TypeReference? = nil
    ) -> OtherName? {
        let path = tree.table.qualifiedPath(of: type).dropFirst()
        return note("did you mean '\(path.joined(separator: "."))'?", at: type).map {
            OtherName(
                type: type,
                note: $0,
                fix: .qualify(name, as: Array(path), at: property, in: string)
            )
        }
    }

    /// Returns the lists that name a wanted type whose module the file does not import, or a nested one without the
    /// enclosing type.
    func incompleteNames(of request: BuildRequest) -> [OtherName] {
        let request = unlistedElement(of: request) ?? request
        guard !request.isNamed, let wanted = request.wanted.canonical.entity(in: tree.table),
            let unread = tree.types.id(of: .named([TypeNameComponent(tree.table[wanted].name)]))
        else { return [] }
        let path = tree.table.qualifiedPath(of: wanted)
        return tree.linker.fulfillers(of: unread).prefix(3).compactMap { scope in
            let declared = tree[scope].declared
            let listed = zip(declared.fulfilled, declared.declaration.fulfilledTypes).first { $0.0 == unread }
            guard let written = listed?.1 else { return nil }
            let names = tree.resolver.unimportedNames(in: written.type, from: declared.place)
            let place = location(written.range, scope)
            let start = "'\(name(scope))' lists '\(path[path.count - 1])'"
            if names.contains(where: { $0.declaration == wanted }) {
                return OtherName(
                    type: wanted,
                    note: note("\(start), but the file does not import '\(path[0])'", at: place),
                    fix: .importModule(path[0], in: [declared.place.file])
                )
            }
            let meant = path.dropFirst().joined(separator: ".")
            return path.count < 3
                ? nil
                : OtherName(
                    type: wanted,
                    note: note("\(start): did you mean '\(meant)'?", at: place),
                    fix: .write(meant, at: place)
                )
        }
    }
}

/// A possible meaning of an unresolved name.
struct OtherName {
    var type: EntityID
    var note: Diagnostic.Note
    var fix: Fix
}

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
