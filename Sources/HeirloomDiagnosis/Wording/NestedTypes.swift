import HeirloomGraph
import HeirloomModel

/// The types nested in others, by their last names, which mean nothing outside of the enclosing type.
final class NestedTypes {
    private let tree: ScopeTree
    /// Computed only if a name refers to nothing that was read.
    private lazy var types: [String: [EntityID]] = {
        var types: [String: [EntityID]] = [:]
        for index in tree.table.entities.indices {
            let entity = EntityID(index: index)
            guard case .type = tree.table[entity].kind, let container = tree.table[entity].container,
                case .type = tree.table[container].kind
            else { continue }
            types[tree.table[entity].name, default: []].append(entity)
        }
        return types
    }()

    init(_ tree: ScopeTree) { self.tree = tree }

    /// Returns the only visible nested type for each name in a written type that refers to nothing that was read.
    func meant(by written: TypeExpression, from place: Place) -> [(name: String, type: EntityID)] {
        var found: [(name: String, type: EntityID)] = []
        let seen = Set(tree.table.imports(of: place.file).map { tree.table[$0.module].name })
            .union([tree.table.files[place.file].module])
        written.forEachName { components in
            guard !tree.resolver.isRead(components[0].name, from: place) else { return }
            let visible = (types[components[0].name] ?? []).filter { type in
                tree.table.isVisible(type, from: place.file)
                    && tree.table.qualifiedPath(of: type).first.map(seen.contains) == true
            }
            if visible.count == 1 { found.append((components[0].name, visible[0])) }
        }
        return found
    }
}

extension ProblemWording {
    /// Returns possible meanings of the unresolved names in a property's type: types from modules that the file does
    /// not import, or nested types.
    func otherNames(in property: DependencyID) -> [(note: Diagnostic.Note, fixIt: FixIt?)] {
        let written = tree[property].declared.declaration.type
        let file = tree[property.scope].file
        let place = Place(file: file, enclosing: tree[property.scope].declared.entity)
        let unimported = tree.resolver.unimportedNames(in: written.type, from: place)
        guard unimported.isEmpty else {
            return unimported.map { name in
                let text =
                    "'\(name.module)' declares '\(tree.table[name.declaration].name)', but the file does not import it"
                return (
                    note(text, at: name.declaration) ?? note(text, at: property),
                    remedies.importing(name.module, in: file)
                )
            }
        }
        return nestedTypes.meant(by: written.type, from: place).compactMap { name, type in
            let path = tree.table.qualifiedPath(of: type).dropFirst()
            let meant = path.joined(separator: ".")
            return note("did you mean '\(meant)'?", at: type).map {
                ($0, remedies.respell(name, as: Array(path), at: property))
            }
        }
    }
}
