import HeirloomModel

/// Which modules the imports of each file make visible, re-exported ones included.
struct ImportReach {
    struct SeenModule: Hashable {
        var module: String
        /// The one name that `import struct Module.Name` shows.
        var onlyName: String?
    }

    /// By outlook, each in the order of the imports.
    let modulesByOutlook: [[SeenModule]]
    private let outlooks: Outlooks
    /// What each module re-exports.
    private let exports: [String: [String]]

    init(files: FileTable, _ outlooks: Outlooks) {
        var exports: [String: [String]] = [:]
        for file in files.files {
            for declaration in file.summary.imports where declaration.attributes.contains("@_exported") {
                exports[file.module, default: []].append(declaration.module)
            }
        }
        self.exports = exports
        self.outlooks = outlooks
        modulesByOutlook = outlooks.examples.map { [exports] example in
            let file = files[example]
            var seen: [SeenModule] = []
            var known: Set<SeenModule> = []
            // What one file of a module re-exports, all of its files see.
            for module in Self.reached(from: file.module, exports: exports).dropFirst() {
                let reached = SeenModule(module: module, onlyName: nil)
                if module != file.module, known.insert(reached).inserted { seen.append(reached) }
            }
            for declaration in file.summary.imports {
                let onlyName = declaration.kind == nil ? nil : declaration.path.last
                for module in Self.reached(from: declaration.module, exports: exports) {
                    let reached = SeenModule(module: module, onlyName: onlyName)
                    if module != file.module, known.insert(reached).inserted { seen.append(reached) }
                }
            }
            // What one file of a module re-exports is seen by all of its files.
            for module in Self.reached(from: file.module, exports: exports).dropFirst() {
                let reached = SeenModule(module: module, onlyName: nil)
                if module != file.module, known.insert(reached).inserted { seen.append(reached) }
            }
            return seen
        }
    }

    /// The modules whose names a file sees.
    func modulesSeen(from file: FileID) -> [SeenModule] { modulesByOutlook[outlooks[file]] }

    /// Equal for files that see the same.
    func outlook(of file: FileID) -> Int { outlooks[file] }

    /// The modules that show one that is not among those that were read.
    func modulesShowingUnread(besides read: Set<String>) -> Set<String> {
        let own = read.union(["Heirloom", "Swift"])
        return Set(exports.keys.filter { module in reached(from: module).contains { !own.contains($0) } })
    }

    /// The module and all that it re-exports.
    func reached(from module: String) -> [String] { Self.reached(from: module, exports: exports) }

    private static func reached(from module: String, exports: [String: [String]]) -> [String] {
        guard exports[module] != nil else { return [module] }
        var reached = [module]
        var known: Set<String> = [module]
        var next = 0
        while next < reached.count {
            for exported in exports[reached[next]] ?? [] where known.insert(exported).inserted {
                reached.append(exported)
            }
            next += 1
        }
        return reached
    }
}
