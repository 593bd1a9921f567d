import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func missingImport(of use: SourceRange, in file: FileID) -> Diagnostic {
        Diagnostic(
            id: .missingImport,
            message: "this file uses Heirloom's macros but does not import 'Heirloom'",
            location: tree.table.files.location(use, in: file),
            fixIts: remedies.changes.importing("Heirloom", in: file).map { edit in
                [FixIt(message: "import 'Heirloom'", edits: [edit])]
            } ?? []
        )
    }

    /// Names that nothing that was read stands for until their module is imported.
    func unimportedNames(_ unimported: UnimportedNames) -> Diagnostic {
        let names = unimported.declarations.map { tree.table[$0].name }
        let shown = Array(names.prefix(Self.shownCount)).listed(of: names.count)
        let edit = remedies.changes.importing(unimported.module, in: unimported.file)
        return Diagnostic(
            id: .missingImport,
            message: """
                \(shown) \(names.count == 1 ? "is" : "are") declared in module '\(unimported.module)', which this file does not \
                import
                """,
            location: tree.table.files.location(unimported.range, in: unimported.file),
            fixIts: edit.map { [FixIt(message: "import '\(unimported.module)'", edits: [$0])] } ?? []
        )
    }

    /// What the names in a property's type may mean that stand for nothing that was read: a type of a module that the file
    /// does not import, or one that is nested in another. Certain ones are reported as missing imports.
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

    /// An initializer that would have to be wider than an import allows.
    func narrowImport(_ property: DependencyID, _ narrow: NarrowImport) -> Diagnostic {
        let widening = widening(narrow, for: property.scope)
        let message =
            "'\(narrow.name)' is imported less accessibly than '\(name(property.scope))' is declared"
        // No other module could call an initializer that such an import allows.
        let isPrivate = narrow.declarations.contains { ($0.access ?? .internal) < .internal }
        let written = isPrivate ? nil : skeleton(property.scope)
        return Diagnostic(
            id: .missingInitializer,
            message: message
                + (isPrivate
                    ? ", and its initializer cannot take it"
                    : ", and so an initializer that takes it must be written"),
            location: place(property),
            notes: widening.notes
                + [written.map { note("write '\($0.line)'", at: place(property.scope)) }].compactMap(\.self),
            fixIts: widening.fixIts
                + [written.map { remedies.write($0.lines, in: property.scope) }].compactMap(\.self)
        )
    }

    func narrowForwardedImport(_ property: DependencyID, _ narrow: NarrowImport) -> Diagnostic {
        let widening = widening(narrow, for: property.scope)
        return Diagnostic(
            id: .narrowForwardedType,
            message: """
                '\(tree[property].declared.declaration.label)' can be forwarded wherever this type is visible, and so its type \
                '\(narrow.name)' must be imported as accessibly
                """,
            location: place(property),
            notes: widening.notes,
            fixIts: widening.fixIts
        )
    }

    /// The imports that are too narrow, each with what to write instead; an edit where there is but one.
    private func widening(
        _ narrow: NarrowImport,
        for scope: ScopeID
    ) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
        let access = min(tree[scope].declared.declaration.access, .public)
        let messages = narrow.declarations.map { "write '\(wide($0, access))'" }
        let places = narrow.declarations.map { location($0.range, scope) }
        guard narrow.declarations.count == 1 else {
            return (zip(messages, places).map { note($0, at: $1) }, [])
        }
        let edit = FixIt.Edit(location: places[0], newText: wide(narrow.declarations[0], access))
        return ([], [FixIt(message: messages[0], edits: [edit])])
    }

    /// `public import Foundation`
    private func wide(_ declaration: ImportDeclaration, _ access: AccessLevel) -> String {
        let words = declaration.attributes + [access.rawValue, "import"]
        return (words + [declaration.kind].compactMap(\.self) + [declaration.path.joined(separator: ".")])
            .joined(separator: " ")
    }
}
