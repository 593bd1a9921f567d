import HeirloomModel

/// The files that use Heirloom's macros and do not see Heirloom, where every module that depends on it was read.
///
/// A module that was not read cannot re-export Heirloom then, but it may declare macros of the same names, unless some
/// file that imports it uses Heirloom's.
package struct HeirloomImports {
    /// The paths of the files that lack an import.
    private var lacking: Set<String> = []
    /// The paths of the files that may use the macros of another module.
    private var doubtful: Set<String> = []

    package init(_ input: GraphInput) {
        guard input.modulesAreComplete else { return }
        // An import under a condition is the compiler's to judge.
        let modules = input.undecidedModules.isEmpty ? input.modules : input.undecidedModules
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

    /// Whether a file uses macros that no module can declare whose names it sees.
    package func isLacking(in file: FileSummary) -> Bool { lacking.contains(file.path) }

    /// Whether a file may use the macros of a module that was not read.
    package func mayUseOtherMacros(_ file: FileSummary) -> Bool { doubtful.contains(file.path) }

    /// The modules that files import which use Heirloom's macros: two of one name could not be told apart.
    private static func modulesBesideHeirloom(in files: FileTable) -> Set<String> {
        let users = files.files.lazy.map(\.summary).filter { $0.importsHeirloom && $0.firstUse != nil }
        return Set(users.flatMap(\.imports).map(\.module)).union(StandardLibraryModules.names)
    }
}

extension FileSummary {
    /// The place of the first macro, which is Heirloom's by its name.
    package var firstUse: SourceRange? {
        let ranges =
            instantiables.map(\.attribute.range) + configurations.map(\.range)
            + diagnostics.filter { $0.id == .strayDependency }.map(\.location.range)
        return ranges.min { $0.start < $1.start }
    }

    fileprivate var importsHeirloom: Bool { imports.contains { $0.module == "Heirloom" } }

    /// Whether a property wrapper may be meant by what looks like one of Heirloom's macros.
    fileprivate var declaresNameOfMacro: Bool {
        types.contains { type in
            type.path.count == 1
                && ["Instantiable", "Instantiated", "Forwarded", "Received"].contains(type.path[0])
        }
    }
}
