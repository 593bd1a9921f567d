import HeirloomGraph
import HeirloomModel

extension TypePrinter {
    /// The declarations in a type that must be imported by themselves: imports of other modules may make their names
    /// ambiguous, and they cannot be qualified.
    func declarationsToImport(for type: ResolvedType) -> [ImportedDeclaration] {
        readDeclarations(in: type) + unreadDeclarations(in: type)
    }

    private func readDeclarations(in type: ResolvedType) -> [ImportedDeclaration] {
        if names.kindsInHiddenModules.isEmpty { return [] }
        var declarations: [ImportedDeclaration] = []
        type.spelled.forEachName { components in
            guard isRead(components) else { return }
            let (declaring, name) = (components[0].name, components[1].name)
            guard isContested(name, of: declaring), isHidden(declaring),
                let kind = names.kindsInHiddenModules[declaring]?[name]
            else { return }
            declarations.append(ImportedDeclaration(kind: kind, module: declaring, name: name))
        }
        return declarations
    }

    private func unreadDeclarations(in type: ResolvedType) -> [ImportedDeclaration] {
        if type.externalNamesFiles.isEmpty || names.importedAlone.isEmpty { return [] }
        var declarations: [ImportedDeclaration] = []
        type.spelled.forEachNameAndUse { components, isConstraint in
            let name = components[0].name
            guard let module = names.importedAlone[name] else { return }
            // `import typealias` imports any type except for a protocol.
            let isProtocol = isConstraint || SDKType.named(name)?.isProtocol == true
            let kind = isProtocol ? "protocol" : "typealias"
            declarations.append(ImportedDeclaration(kind: kind, module: module, name: name))
        }
        return declarations
    }
}
