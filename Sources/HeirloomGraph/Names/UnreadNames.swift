import HeirloomModel

/// Which module a name that was not read belongs to, as far as somebody says so: `Foundation` for `Date` where a
/// file writes `Foundation.Date`.
struct UnreadNames {
    /// The modules, none of them read, with which each name is qualified anywhere.
    private var modules: [String: Set<String>] = [:]
    private let files: FileTable
    private let reach: ImportReach

    init(files: FileTable, reach: ImportReach) {
        self.files = files
        self.reach = reach
        let read = Set(files.modules)
        for file in files.ids {
            files[file].summary.forEachDependencyName { components in
                guard components.count > 1, !read.contains(components[0].name),
                    sees(components[0].name, from: file)
                else { return }
                modules[components[1].name, default: []].insert(components[0].name)
            }
        }
    }

    /// `Foundation.Date` for a `Date` that can be no other: all who qualify the name name one module, and the file
    /// imports it.
    func qualifying(_ components: [TypeNameComponent], in file: FileID) -> [TypeNameComponent] {
        guard let name = components.first?.name, let module = module(declaring: name),
            sees(module, from: file)
        else { return components }
        return [TypeNameComponent(module)] + components
    }

    /// The module that alone qualifies the name anywhere.
    func module(declaring name: String) -> String? {
        guard let candidates = modules[name], candidates.count == 1 else { return nil }
        return candidates.first
    }

    private func sees(_ module: String, from file: FileID) -> Bool {
        reach.modulesSeen(from: file).contains { $0.module == module }
    }
}

extension FileSummary {
    /// Every name in the types of what is built and of what that depends on.
    fileprivate func forEachDependencyName(_ visit: ([TypeNameComponent]) -> Void) {
        for instantiable in instantiables {
            instantiable.type.type.forEachName(visit)
            if case .extension = instantiable.form { visit(instantiable.path.map { TypeNameComponent($0) }) }
            for type in instantiable.fulfilledTypes { type.type.forEachName(visit) }
            for dependency in instantiable.dependencies {
                dependency.type.type.forEachName(visit)
                switch dependency.source {
                case .instantiated(let instantiation): instantiation.fulfilledByType?.type.forEachName(visit)
                case .renamed(let renaming): renaming.type.type.forEachName(visit)
                case .forwarded, .received: break
                }
            }
        }
        for alias in aliases { alias.aliasedType.type.forEachName(visit) }
    }
}
