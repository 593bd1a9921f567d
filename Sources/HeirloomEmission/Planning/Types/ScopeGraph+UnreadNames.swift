import HeirloomGraph
import HeirloomModel

extension ScopeGraph {
    /// Whether the generated file sees names that were not read beside those of other modules that were, if it imports
    /// these modules. Names of its own module win over all of them.
    func meetsUnreadNames(importing modules: Set<String>) -> Bool {
        if names.modules.count < 2 { return false }
        return modules.contains { $0 != "Heirloom" && $0 != "Swift" && !names.modules.contains($0) }
            || !names.modulesShowingUnread.isDisjoint(with: modules.union([module]))
    }

    /// Whether it is likely to, seen from what there is to print.
    var mayMeetUnreadNames: Bool {
        if names.modules.count < 2 { return false }
        if !names.modulesShowingUnread.isEmpty || !additionalImports.isEmpty { return true }
        return values.contains { value in
            value.type.externalNamesFiles.contains { self[$0].imports.contains(where: isUnread) }
        }
    }
}

extension ScopeGraph {
    /// Whether a module is imported that was not read.
    func isUnread(_ declaration: ImportDeclaration) -> Bool {
        declaration.module != "Heirloom" && !names.modules.contains(declaration.module)
    }
}
