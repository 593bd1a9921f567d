import HeirloomModel

/// Which module a name that was not read belongs to, as far as an import says so: `Foundation` for `Date` where a
/// file writes `Foundation.Date`.
struct UnreadNames {
    /// The modules, none of them read, with which each name is qualified anywhere.
    private var modules: [String: Set<String>] = [:]
    private let read: Set<String>
    private let reach: ImportReach
    /// By visibility group.
    private let imports: [UnreadImports]

    init(files: FileTable, reach: ImportReach) {
        self.reach = reach
        let read = Set(files.modules)
        self.read = read
        imports = reach.modulesByGroup.map { UnreadImports($0, read: read) }
        for file in files.ids {
            files[file].forEachName(qualified: true) { components in
                guard isModule(components[0].name, in: file) else { return }
                modules[components[1].name, default: []].insert(components[0].name)
            }
        }
    }

    /// `Foundation.Date` for a `Date` that can be no other: of those that qualify the name anywhere the file imports
    /// one.
    func qualifying(_ components: [TypeNameComponent], in file: FileID) -> [TypeNameComponent] {
        guard let name = components.first?.name, let module = module(declaring: name, in: file) else {
            return components
        }
        return [TypeNameComponent(module)] + components
    }

    /// The modules, none of them read, with which a name is qualified anywhere.
    package func modules(qualifying name: String) -> Set<String> { modules[name] ?? [] }

    /// The only module that a file imports of those that qualify the name anywhere.
    package func module(declaring name: String, in file: FileID) -> String? {
        guard let candidates = modules[name]?.filter({ sees($0, from: file) }), candidates.count == 1 else {
            return nil
        }
        return candidates.first
    }

    /// The module of a name that is not read, as far as it can be told: who qualifies it, the standard library's own
    /// names, the import of the name alone, what is known of frameworks, and where a file imports but one module that
    /// was not read, that one; of several the only one that is no framework, where some module must be told.
    func likelyModule(declaring name: String, in file: FileID, mustBeTold: Bool = false) -> String? {
        if let module = module(declaring: name, in: file) { return module }
        if StandardLibraryNames.ofHeirloom.contains(name) { return "Heirloom" }
        let imports = imports(of: file)
        if let alone = imports.alone[name] { return alone.count == 1 ? alone.first : nil }
        if StandardLibraryNames.all.contains(name) || StandardLibraryNames.others.contains(name) {
            return StandardLibraryModules.module(declaring: name)
        }
        let whole = imports.whole
        if whole.count < 2 { return whole.first }
        if let framework = SDKType.named(name)?.modules.first,
            let module = whole.filter(framework.isSeen(importing:)).min()
        {
            return whole.contains(framework.name) ? framework.name : module
        }
        let others = whole.filter { !SDKModule.isFramework($0) }
        return mustBeTold && others.count == 1 ? others.first : nil
    }

    /// What a file imports that was not read.
    package func imports(of file: FileID) -> UnreadImports { imports[reach.visibilityGroup(of: file)] }

    /// The modules not read of which some file sees everything.
    var modulesSeenWhole: Set<String> { imports.reduce(into: []) { $0.formUnion($1.whole) } }

    /// Whether a name stands for a module that was not read.
    func isModule(_ name: String, in file: FileID) -> Bool { !read.contains(name) && sees(name, from: file) }

    private func sees(_ module: String, from file: FileID) -> Bool {
        reach.modulesSeen(from: file).contains { $0.module == module }
    }
}

extension ModuleFile {
    /// Every name in the types of what is built and of what that depends on, all or only those of several parts: few
    /// are.
    package func forEachName(qualified: Bool = false, _ visit: ([TypeNameComponent]) -> Void) {
        func look(into type: TypeExpression) {
            if case .named(let components) = type, components.count == 1, components[0].isPlain {
                if !qualified { visit(components) }
                return
            }
            type.forEachName { if !qualified || $0.count > 1 { visit($0) } }
        }
        for declaration in summary.instantiables.withClosures {
            look(into: declaration.type.type)
            if case .extension = declaration.form {
                look(into: .named(declaration.path.map { TypeNameComponent($0) }))
            }
            for type in declaration.fulfilledTypes { look(into: type.type) }
            for dependency in declaration.dependencies {
                look(into: dependency.type.type)
                switch dependency.source {
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
