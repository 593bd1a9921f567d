import HeirloomModel

/// A file and its module.
package final class ModuleFile {
    package let module: String
    package let summary: FileSummary

    init(module: String, summary: FileSummary) {
        self.module = module
        self.summary = summary
    }
}

/// The files of all modules, in order of module and path, by ``FileID``.
package final class FileTable {
    package let files: [ModuleFile]
    package let ids: [FileID]
    /// The modules that were read, sorted.
    package let modules: [String]
    /// The files with extensions and those with configurations: a search for either skips all other files.
    let withExtensions: [FileID]
    package let withConfigurations: [FileID]

    init(modules: [ModuleSummary]) {
        var files: [ModuleFile] = []
        files.reserveCapacity(modules.reduce(0) { $0 + $1.files.count })
        for module in modules {
            for file in module.files { files.append(ModuleFile(module: module.name, summary: file)) }
        }
        files.sort { left, right in
            left.module < right.module
                || left.module == right.module && left.summary.path < right.summary.path
        }
        self.files = files
        ids = files.indices.map { FileID($0) }
        self.modules = Set(modules.map(\.name)).sorted()
        withExtensions = files.indices.filter { !files[$0].summary.extensions.isEmpty }.map { FileID($0) }
        withConfigurations = files.indices.filter { !files[$0].summary.configurations.isEmpty }
            .map { FileID($0) }
    }

    @inlinable package subscript(id: FileID) -> ModuleFile { files[id.index] }

    /// Returns the configurations of a module, with their files.
    func configurations(of module: String) -> [(file: FileID, declaration: ConfigurationDeclaration)] {
        withConfigurations.filter { self[$0].module == module }.flatMap { file in
            self[file].summary.configurations.map { (file, $0) }
        }
    }

    /// Returns the location of a source range in a file.
    package func location(_ range: SourceRange, in file: FileID) -> SourceLocation {
        SourceLocation(path: self[file].summary.path, range: range)
    }
}

/// The modules that the imports of each file make visible, including re-exported ones.
package final class ImportReach {
    package struct SeenModule: Hashable {
        package let module: String
        /// The only name visible through `import struct Module.Name`.
        var onlyName: String?

        func shows(_ name: String) -> Bool { onlyName == nil || onlyName == name }
    }

    /// By visibility group, in the order of the imports.
    let modulesByGroup: [[SeenModule]]
    private let groups: VisibilityGroups
    private let files: FileTable
    private let exports: Exports

    init(files: FileTable, _ groups: VisibilityGroups) {
        let exports = Exports(files)
        self.exports = exports
        self.groups = groups
        self.files = files
        modulesByGroup = groups.representatives.map { example in
            let file = files[example]
            var seen: [SeenModule] = []
            var known: Set<SeenModule> = []
            for start in Self.starts(of: file) {
                // All files of a module see what one of them re-exports.
                for reached in exports.reached(from: start)
                where reached.module != file.module && known.insert(reached).inserted {
                    seen.append(reached)
                }
            }
            return seen
        }
    }

    /// Returns a file's own module, followed by its imports.
    private static func starts(of file: ModuleFile) -> [SeenModule] {
        [SeenModule(module: file.module)] + file.summary.imports.map(SeenModule.init)
    }

    /// Returns the modules whose names a file sees.
    package func modulesSeen(from file: FileID) -> [SeenModule] { modulesByGroup[groups[file]] }

    /// Returns a number that is equal for files with the same visible modules.
    func visibilityGroup(of file: FileID) -> Int { groups[file] }

    /// Returns whether a file sees a name of one module only through another module that re-exports it and declares the
    /// name as well: the other declaration then hides it.
    package func isHidden(_ name: String, of module: String, behind other: String, from file: FileID) -> Bool
    {
        !Self.starts(of: files[file]).contains { start in
            start.module != other
                && exports.reached(from: start, notThrough: other).contains {
                    $0.module == module && $0.shows(name)
                }
        }
    }

    /// Returns the modules that re-export a module that was not read.
    func modulesShowingUnread(besides read: Set<String>) -> Set<String> {
        let own = read.union(["Heirloom", "Swift"])
        return Set(
            exports.modules.filter { module in reached(from: module).contains { !own.contains($0.module) } }
        )
    }

    /// Returns the module and all modules that it re-exports.
    package func reached(from module: String) -> [SeenModule] {
        exports.reached(from: SeenModule(module: module))
    }
}

/// The modules that each module re-exports.
private struct Exports {
    private let all: [String: [ImportReach.SeenModule]]

    init(_ files: FileTable) {
        var all: [String: [ImportReach.SeenModule]] = [:]
        for file in files.files {
            for declaration in file.summary.imports where declaration.attributes.contains("@_exported") {
                all[file.module, default: []].append(ImportReach.SeenModule(declaration))
            }
        }
        self.all = all
    }

    var modules: Dictionary<String, [ImportReach.SeenModule]>.Keys { all.keys }

    /// Returns the modules visible through an import, the imported one first, without those behind a hidden module.
    func reached(
        from start: ImportReach.SeenModule,
        notThrough hidden: String? = nil
    ) -> [ImportReach.SeenModule] {
        guard all[start.module] != nil else { return [start] }
        return BreadthFirstWalk.reached(from: [start]) { current in
            (all[current.module] ?? []).filter { $0.module != hidden }
                .compactMap { $0.narrowed(to: current.onlyName) }
        }
    }
}

extension ImportReach.SeenModule {
    fileprivate init(_ declaration: ImportDeclaration) {
        self.init(
            module: declaration.module,
            onlyName: declaration.kind == nil ? nil : declaration.path.last
        )
    }

    /// Returns the part of the module that is visible through an import of one name; `nil` if there is none.
    fileprivate func narrowed(to name: String?) -> Self? {
        guard let name else { return self }
        return shows(name) ? Self(module: module, onlyName: name) : nil
    }
}

/// The files that may use another module's macros, provided that every module that depends on Heirloom was read.
///
/// A module that was not read cannot re-export Heirloom then. It may declare macros with the same names, unless a file
/// that imports it uses Heirloom's.
package struct HeirloomImports {
    /// The paths of the files.
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
            }
        }
    }

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
            instantiables.map(\.attributeRange) + configurations.map(\.range)
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
