import HeirloomModel

/// The files that use Heirloom's macros without importing Heirloom, provided that every module that depends on Heirloom
/// was read.
///
/// A module that was not read cannot re-export Heirloom then. It may declare macros with the same names, unless a file
/// that imports it uses Heirloom's.
package struct HeirloomImports {
    /// The paths of the files without an import.
    private var lacking: Set<String> = []
    /// The paths of the files that may use another module's macros.
    private var doubtful: Set<String> = []

    package init(_ input: GraphInput) {
        guard input.modulesAreComplete else { return }
        // An import under a condition is left to the compiler.
        let modules = input.unresolvedModules
        let candidates = Set(
            modules.lazy.flatMap(\.files).filter { !$0.importsHeirloom && $0.firstUse != nil }.map(\.path)
        )
        if candidates.isEmpty { return }
        let files = FileTable(modules: modules)
        let reach = ImportReach(files: files, VisibilityGroups(files: files))
        let isDeclaredElsewhere = files.files.contains(where: \.summary.declaresNameOfMacro)
        let known = Set(files.modules).union(Self.modulesBesideHeirloom(in: files))
        for id in files.ids where candidates.contains(files[id].summary.path) {
            let seen = reach.modulesSeen(from: id).map(\.module)
            if seen.contains("Heirloom") { continue }
            if isDeclaredElsewhere || !seen.allSatisfy({ known.contains($0) || SDKModule.isFramework($0) }) {
                doubtful.insert(files[id].summary.path)
            } else {
                lacking.insert(files[id].summary.path)
            }
        }
    }

    /// Returns whether a file uses macros that none of the modules it sees can declare.
    package func isLacking(in file: FileSummary) -> Bool { lacking.contains(file.path) }

    /// Returns whether a file may use the macros of a module that was not read.
    package func mayUseOtherMacros(_ file: FileSummary) -> Bool { doubtful.contains(file.path) }

    /// Returns the modules imported by files that use Heirloom's macros. None of them declares the same names: the uses
    /// would be ambiguous.
    private static func modulesBesideHeirloom(in files: FileTable) -> Set<String> {
        let users = files.files.lazy.map(\.summary).filter { $0.importsHeirloom && $0.firstUse != nil }
        return Set(users.flatMap(\.imports).map(\.module)).union(StandardLibraryModules.names)
    }
}

extension FileSummary {
    /// The location of the first macro with the name of one of Heirloom's.
    package var firstUse: SourceRange? {
        let ranges =
            instantiables.map(\.attribute.range) + configurations.map(\.range)
            + diagnostics.filter { $0.id == .strayDependency }.map(\.location.range)
        return ranges.min { $0.start < $1.start }
    }

    fileprivate var importsHeirloom: Bool { imports.contains { $0.module == "Heirloom" } }

    /// Whether the names of Heirloom's macros may refer to a property wrapper or another type of this file.
    fileprivate var declaresNameOfMacro: Bool {
        types.contains { type in
            type.path.count == 1
                && ["Instantiable", "Instantiated", "Forwarded", "Received"].contains(type.path[0])
        }
    }
}
