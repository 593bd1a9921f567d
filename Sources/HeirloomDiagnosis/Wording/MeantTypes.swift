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

    private var types: [EntityID] {
        tree.table.entities.indices.map(EntityID.init(index:)).filter(isType)
    }

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

extension ProblemWording {
    /// Returns possible meanings of the unresolved names in a property's type: types from modules that the file does
    /// not import, or nested types.
    func otherNames(in property: DependencyID) -> [OtherName] {
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
                    fixIt: remedies.importing(name.module, in: place.file)
                )
            }
        }
        return meantTypes.nested(meantBy: written.type, from: place).compactMap {
            meaning($0.type, by: $0.name, in: property)
        }
    }

    /// Returns the types whose names a property's type misspells.
    func misspeltNames(in property: DependencyID) -> [OtherName] {
        let written = tree[property].declared.declaration.type.type
        let place = tree[property.scope].declared.place
        return meantTypes.misspelt(in: written, from: place).compactMap {
            meaning($0.type, by: $0.name, in: property)
        }
    }

    private func meaning(
        _ type: EntityID,
        by name: String,
        in property: DependencyID
    ) -> OtherName? {
        let path = tree.table.qualifiedPath(of: type).dropFirst()
        return note("did you mean '\(path.joined(separator: "."))'?", at: type).map {
            OtherName(type: type, note: $0, fixIt: remedies.respell(name, as: Array(path), at: property))
        }
    }
}

/// A possible meaning of an unresolved name.
struct OtherName {
    var type: EntityID
    var note: Diagnostic.Note
    var fixIt: FixIt?
}
