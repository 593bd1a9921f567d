import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns possible meanings of the unresolved names in a property's type: types from modules that the file does
    /// not import, or nested types. Meanings that are certain are reported as missing imports.
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
