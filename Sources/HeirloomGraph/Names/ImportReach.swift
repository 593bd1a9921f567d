import HeirloomModel

/// The modules that the imports of each file make visible, including re-exported ones.
package struct ImportReach {
    package struct SeenModule: Hashable {
        package var module: String
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
