import HeirloomModel

/// Which modules the imports of each file make visible, re-exported ones included.
package struct ImportReach {
    package struct SeenModule: Hashable {
        package var module: String
        /// The one name that `import struct Module.Name` shows.
        var onlyName: String?

        func shows(_ name: String) -> Bool { onlyName == nil || onlyName == name }
    }

    /// By visibility group, each in the order of the imports.
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
                // What one file of a module re-exports, all of its files see.
                for reached in exports.reached(from: start)
                where reached.module != file.module && known.insert(reached).inserted {
                    seen.append(reached)
                }
            }
            return seen
        }
    }

    /// A file's own module, and then what it imports.
    private static func starts(of file: ModuleFile) -> [SeenModule] {
        [SeenModule(module: file.module)] + file.summary.imports.map(SeenModule.init)
    }

    /// The modules whose names a file sees.
    package func modulesSeen(from file: FileID) -> [SeenModule] { modulesByGroup[groups[file]] }

    /// Equal for files that see the same.
    func visibilityGroup(of file: FileID) -> Int { groups[file] }

    /// Whether a file sees a name of one module only where another one, which declares the name as well, re-exports
    /// it: then the other's hides it.
    package func isHidden(_ name: String, of module: String, behind other: String, from file: FileID) -> Bool
    {
        !Self.starts(of: files[file]).contains { start in
            start.module != other
                && exports.reached(from: start, notThrough: other).contains {
                    $0.module == module && $0.shows(name)
                }
        }
    }

    /// The modules that show one that is not among those that were read.
    func modulesShowingUnread(besides read: Set<String>) -> Set<String> {
        let own = read.union(["Heirloom", "Swift"])
        return Set(
            exports.modules.filter { module in reached(from: module).contains { !own.contains($0.module) } }
        )
    }

    /// The module and all that it re-exports.
    package func reached(from module: String) -> [SeenModule] {
        exports.reached(from: SeenModule(module: module))
    }
}

/// What each module re-exports.
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

    /// What an import shows, itself first, modules behind another left out.
    func reached(
        from start: ImportReach.SeenModule,
        notThrough hidden: String? = nil
    ) -> [ImportReach.SeenModule] {
        guard all[start.module] != nil else { return [start] }
        var walk = BreadthFirstWalk(from: [start])
        while let current = walk.next() {
            for exported in all[current.module] ?? [] where exported.module != hidden {
                if let shown = exported.narrowed(to: current.onlyName) { walk.reach(shown) }
            }
        }
        return walk.reached
    }
}

extension ImportReach.SeenModule {
    fileprivate init(_ declaration: ImportDeclaration) {
        self.init(
            module: declaration.module,
            onlyName: declaration.kind == nil ? nil : declaration.path.last
        )
    }

    /// What of it is seen by an import of one name, `nil` for nothing.
    fileprivate func narrowed(to name: String?) -> Self? {
        guard let name else { return self }
        return shows(name) ? Self(module: module, onlyName: name) : nil
    }
}
