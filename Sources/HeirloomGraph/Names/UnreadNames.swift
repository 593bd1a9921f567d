import HeirloomModel

/// Which module a name that was not read belongs to, as far as somebody says so: `Foundation` for `Date` where a
/// file writes `Foundation.Date`.
struct UnreadNames {
    /// The modules, none of them read, with which each name is qualified anywhere.
    private var modules: [String: Set<String>] = [:]
    private let read: Set<String>
    private let files: FileTable
    private let reach: ImportReach

    init(files: FileTable, reach: ImportReach) {
        self.files = files
        self.reach = reach
        read = Set(files.modules)
        for file in files.ids {
            files[file].forEachQualifiedName { components in
                guard !read.contains(components[0].name),
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

    /// The module of a name that is not read, as far as it can be told: who qualifies it, the standard library's own
    /// names, the import of the name alone, and where a file imports but one module that was not read, that one.
    func likelyModule(declaring name: String, in file: FileID) -> String? {
        if let module = module(declaring: name), sees(module, from: file) { return module }
        if StandardLibraryNames.ofHeirloom.contains(name) { return "Heirloom" }
        let seen = reach.modulesSeen(from: file).filter {
            !read.contains($0.module) && $0.module != "Heirloom"
        }
        let alone = seen.filter { $0.onlyName == name }
        if let module = alone.first?.module { return Set(alone.map(\.module)).count == 1 ? module : nil }
        if StandardLibraryNames.all.contains(name) || StandardLibraryNames.others.contains(name) {
            return "Swift"
        }
        let whole = Set(seen.filter { $0.onlyName == nil && $0.module != "Swift" }.map(\.module))
        return whole.count == 1 ? whole.first : nil
    }

    private func sees(_ module: String, from file: FileID) -> Bool {
        reach.modulesSeen(from: file).contains { $0.module == module }
    }
}

extension ReadFile {
    /// Every name in the types of what is built and of what that depends on, plain ones aside: a name alone says
    /// nothing of its module.
    fileprivate func forEachQualifiedName(_ visit: ([TypeNameComponent]) -> Void) {
        func look(into type: TypeExpression) {
            if case .named(let components) = type, components.count == 1, components[0].arguments.isEmpty {
                return
            }
            type.forEachName { if $0.count > 1 { visit($0) } }
        }
        // By their places: a loop over declarations would copy each.
        for index in summary.instantiables.indices {
            look(into: summary.instantiables[index].type.type)
            if case .extension = summary.instantiables[index].form {
                look(into: .named(summary.instantiables[index].path.map { TypeNameComponent($0) }))
            }
            for type in summary.instantiables[index].fulfilledTypes { look(into: type.type) }
            let dependencies = summary.instantiables[index].dependencies
            for place in dependencies.indices {
                look(into: dependencies[place].type.type)
                switch dependencies[place].source {
                case .instantiated(let instantiation):
                    if let named = instantiation.fulfilledByType { look(into: named.type) }
                case .renamed(let renaming):
                    look(into: renaming.type.type)
                case .forwarded, .received:
                    break
                }
            }
        }
        for alias in summary.aliases { look(into: alias.aliasedType.type) }
    }
}
