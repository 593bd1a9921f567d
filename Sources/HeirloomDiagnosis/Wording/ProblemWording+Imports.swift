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
                let edit = remedies.changes.importing(name.module, in: file)
                return (
                    note(text, at: self.place(name.declaration) ?? self.place(property)),
                    edit.map { FixIt(message: "import '\(name.module)'", edits: [$0]) }
                )
            }
        }
        return nestedTypes.meant(by: written.type, from: place).compactMap { name, type in
            let path = tree.table.qualifiedPath(of: type).dropFirst()
            let meant = path.joined(separator: ".")
            return self.place(type).map {
                (
                    note("did you mean '\(meant)'?", at: $0),
                    remedies.respell(name, as: Array(path), at: property)
                )
            }
        }
    }
}
