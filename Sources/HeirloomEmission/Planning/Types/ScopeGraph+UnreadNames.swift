import HeirloomGraph
import HeirloomModel

extension ScopeGraph {
    /// Whether the generated file, if it imports these modules, sees names that were not read next to names of other
    /// modules that were. Names of its own module take precedence over both.
    func meetsUnreadNames(importing modules: Set<String>) -> Bool {
        if names.modules.count < 2 { return false }
        return modules.contains { $0 != "Heirloom" && $0 != "Swift" && !names.modules.contains($0) }
            || !names.modulesShowingUnread.isDisjoint(with: modules.union([module]))
    }

    /// Whether ``meetsUnreadNames(importing:)`` is likely to be true, judging by the types to print.
    var mayMeetUnreadNames: Bool {
        if names.modules.count < 2 { return false }
        if !names.modulesShowingUnread.isEmpty || !additionalImports.isEmpty { return true }
        return values.contains { value in
            value.type.externalNamesFiles.contains { self[$0].imports.contains(where: isUnread) }
        }
    }

    /// Whether the imported module was not read.
    func isUnread(_ declaration: ImportDeclaration) -> Bool {
        declaration.module != "Heirloom" && !names.modules.contains(declaration.module)
    }
}
