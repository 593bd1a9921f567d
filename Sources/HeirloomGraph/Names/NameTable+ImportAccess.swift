import HeirloomModel

/// Names that a file sees by imports that are narrower than a declaration which shows them.
package struct NarrowImport {
    /// The last part of the name: `URL`
    package var name: String
    /// The imports, any of which may be the one.
    package var declarations: [ImportDeclaration]
}

extension NameTable {
    /// A name in a type that comes by imports narrower than that level: `URL`, where the file has an
    /// `internal import Foundation`. An import that does not say its access is taken to be wide.
    package func narrowImport(of type: ResolvedType, in file: FileID, below access: AccessLevel)
        -> NarrowImport?
    {
        guard files[file].saysAccessOfImports else { return nil }
        var found: NarrowImport?
        type.spelled.forEachShownName { components in
            guard found == nil, let name = components.last?.name else { return }
            let imports = self.imports(showing: components, in: file)
            let isNarrow = imports.allSatisfy { $0.access.map { $0 < min(access, .public) } ?? false }
            if !imports.isEmpty, isNarrow { found = NarrowImport(name: name, declarations: imports) }
        }
        return found
    }

    /// The imports of a file by which it may see a name.
    private func imports(
        showing components: [TypeNameComponent],
        in file: FileID
    ) -> [ImportDeclaration] {
        let head = components[0].name
        let own = files[file].module
        let imports = files[file].summary.imports
        let module: String?
        if self.module(named: head) != nil || imports.contains(where: { $0.module == head }) {
            module = head
        } else {
            module = unreadNames.module(declaring: head, in: file)
        }
        if let module {
            return module == own
                ? [] : imports.filter { reach.reached(from: $0.module).contains { $0.module == module } }
        }
        guard !StandardLibraryNames.all.contains(head), !StandardLibraryNames.others.contains(head) else {
            return []
        }
        return imports.filter { self.module(named: $0.module) == nil && $0.module != "Heirloom" }
    }
}
