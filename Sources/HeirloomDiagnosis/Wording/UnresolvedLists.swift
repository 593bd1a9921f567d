import HeirloomGraph
import HeirloomModel

/// The types in `fulfillingAdditionalTypes` that were not read, by name: if another file sees a type of that name, an
/// import is missing.
final class UnresolvedLists {
    struct Entry {
        var scope: ScopeID
        var written: TypeReference
    }

    private let tree: ScopeTree
    /// Computed only if something is not fulfilled.
    private lazy var entries: [String: [Entry]] = {
        var entries: [String: [Entry]] = [:]
        for scope in tree.ids {
            let declared = tree[scope].declared
            for (type, written) in zip(declared.fulfilled, declared.declaration.fulfilledTypes) {
                let canonical = tree.types.types[type.index]
                guard canonical.entity(in: tree.table) == nil, let name = canonical.lastName else { continue }
                entries[name, default: []].append(Entry(scope: scope, written: written))
            }
        }
        return entries
    }()

    init(_ tree: ScopeTree) { self.tree = tree }

    /// Returns the entries for a type of that name that was not read, at most three.
    func entries(named name: String) -> [Entry] { Array(entries[name, default: []].prefix(3)) }
}

extension ProblemWording {
    /// Returns notes about lists that name a type whose module the file does not import, or a nested type without the
    /// enclosing one, each with a fix-it.
    func incompleteNames(of request: BuildRequest) -> [(note: Diagnostic.Note, fixIt: FixIt?)] {
        let request = unlistedElement(of: request) ?? request
        guard !request.isNamed, let wanted = request.wanted.canonical.entity(in: tree.table),
            let name = request.wanted.canonical.lastName
        else { return [] }
        return unresolvedLists.entries(named: name).compactMap {
            unimportedEntry($0, meaning: wanted) ?? nestedEntry($0, meaning: wanted)
        }
    }

    private func unimportedEntry(
        _ entry: UnresolvedLists.Entry,
        meaning wanted: EntityID
    ) -> (note: Diagnostic.Note, fixIt: FixIt?)? {
        let place = tree[entry.scope].declared.place
        let names = tree.resolver.unimportedNames(in: entry.written.type, from: place)
        guard let module = names.first(where: { $0.declaration == wanted })?.module else { return nil }
        let text = "'\(name(entry.scope))' lists '\(name(wanted))', but the file does not import '\(module)'"
        return (
            note(text, at: location(entry.written.range, entry.scope)),
            remedies.importing(module, in: place.file)
        )
    }

    /// Returns a note about a list that names a nested type without the enclosing one.
    private func nestedEntry(
        _ entry: UnresolvedLists.Entry,
        meaning wanted: EntityID
    ) -> (note: Diagnostic.Note, fixIt: FixIt?)? {
        let path = tree.table.qualifiedPath(of: wanted).dropFirst().map { TypeNameComponent($0) }
        guard path.count > 1, let name = path.last?.name else { return nil }
        let type = entry.written.type.replacingNames { components in
            components.count == 1 && components[0].name == name ? .named(path) : .named(components)
        }
        let meant = TypeExpression.named(path).spelling
        let text = "'\(self.name(entry.scope))' lists '\(name)': did you mean '\(meant)'?"
        let edit = remedies.changes.replace(entry.written.range, of: entry.scope, with: type.spelling)
        return (
            note(text, at: location(entry.written.range, entry.scope)),
            FixIt(message: "write '\(meant)'", edits: [edit])
        )
    }
}
