import HeirloomModel

/// The modules of names that were not read, as far as qualified names show them: `Foundation` for `Date` if some file
/// contains `Foundation.Date`.
final class UnreadNames {
    /// The unread modules with which each name is qualified in any file.
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

    /// Returns `Foundation.Date` for an unambiguous `Date`: the file imports exactly one of the modules with which any
    /// file qualifies the name.
    func qualifying(_ components: [TypeNameComponent], in file: FileID) -> [TypeNameComponent] {
        guard let name = components.first?.name, let module = module(declaring: name, in: file) else {
            return components
        }
        return [TypeNameComponent(module)] + components
    }

    /// Returns the unread modules with which a name is qualified in any file.
    package func modules(qualifying name: String) -> Set<String> { modules[name] ?? [] }

    /// Returns the module that a file imports, if it is the only one with which any file qualifies the name.
    package func module(declaring name: String, in file: FileID) -> String? {
        guard let candidates = modules[name]?.filter({ sees($0, from: file) }), candidates.count == 1 else {
            return nil
        }
        return candidates.first
    }

    /// Returns the module of a name that was not read, as far as it can be determined from, in this order: qualified
    /// uses of the name, the names of Heirloom, an import of the name alone, the names of the standard library, the
    /// only unread module that the file imports, and the known types of frameworks. If a module is required, the only
    /// one that is not a framework is the last choice.
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

    /// Returns the unread modules that a file imports.
    package func imports(of file: FileID) -> UnreadImports { imports[reach.visibilityGroup(of: file)] }

    /// The unread modules that some file imports as a whole.
    var modulesSeenWhole: Set<String> { imports.reduce(into: []) { $0.formUnion($1.whole) } }

    /// Returns whether a name is that of a module that was not read.
    func isModule(_ name: String, in file: FileID) -> Bool { !read.contains(name) && sees(name, from: file) }

    private func sees(_ module: String, from file: FileID) -> Bool {
        reach.modulesSeen(from: file).contains { $0.module == module }
    }
}

/// The modules that a file imports and that were not read, except Heirloom and the standard library.
struct UnreadImports: Equatable {
    /// The modules that are imported as a whole.
    var whole: Set<String> = []
    /// By name, the modules from which only that name is imported.
    package var alone: [String: Set<String>] = [:]

    init(_ seen: [ImportReach.SeenModule], read: Set<String>) {
        for reached in seen
        where !read.contains(reached.module) && reached.module != "Heirloom" && reached.module != "Swift" {
            if let name = reached.onlyName {
                alone[name, default: []].insert(reached.module)
            } else {
                whole.insert(reached.module)
            }
        }
    }

    package var isEmpty: Bool { whole.isEmpty && alone.isEmpty }
}

extension ModuleFile {
    /// Visits the names in the types that are built and in the types of their dependencies: all names, or only
    /// qualified ones, which are few.
    package func forEachName(qualified: Bool = false, _ visit: ([TypeNameComponent]) -> Void) {
        func look(into type: TypeExpression) {
            if case .named(let components) = type, components.count == 1, components[0].isPlain {
                if !qualified { visit(components) }
                return
            }
            type.forEachName { if !qualified || $0.count > 1 { visit($0) } }
        }
        func look(into declaration: InstantiableDeclaration) {
            look(into: declaration.type.type)
            if case .extension = declaration.form {
                look(into: .named(declaration.path.map { TypeNameComponent($0) }))
            }
            for type in declaration.fulfilledTypes { look(into: type.type) }
            for index in declaration.dependencies.indices {
                look(into: declaration.dependencies[index].type.type)
                switch declaration.dependencies[index].source {
                case .instantiated(let instantiation):
                    if let named = instantiation.fulfilledByType { look(into: named.type) }
                case .renamed(let renaming):
                    look(into: renaming.type.type)
                case .forwarded, .received:
                    break
                }
            }
        }
        let declarations = summary.instantiables.withClosures
        for index in declarations.indices { look(into: declarations[index]) }
        for alias in summary.aliases { look(into: alias.aliasedType.type) }
    }

    /// Visits every name in the types that are built, in inheritance clauses and in extensions.
    fileprivate func forEachWrittenName(_ visit: ([TypeNameComponent]) -> Void) {
        forEachName(visit)
        summary.types.forEach { type in
            for inherited in type.inheritance { inherited.type.forEachName(visit) }
        }
        for extending in summary.extensions {
            extending.extendedType.type.forEachName(visit)
            for inherited in extending.inheritance { inherited.type.forEachName(visit) }
        }
    }
}

/// Names that files import from different modules that were not read: `Request`, which one file imports from `Vendor`
/// and another from `Other`. A generated file that imports both sees two types of that name.
///
/// A class, because it caches its answers.
final class ContestedNames {
    private struct Question: Hashable {
        var name: String
        var origin: Int
    }

    /// The sets of unread modules from which names may come.
    private var origins: [Set<String>] = []
    private var ids: [Set<String>: Int] = [:]
    /// For each name that is written somewhere, the possible origins of the name in those files.
    private var originsOfNames: [String: Set<Int>] = [:]
    /// All unread modules that some file imports.
    private let imported: Set<String>
    private let unread: UnreadNames
    private var answers: [Question: Bool] = [:]

    init(files: FileTable, unread: UnreadNames) {
        self.unread = unread
        imported = unread.modulesSeenWhole
        // If there is only one, it declares every name.
        if imported.count < 2 { return }
        var last: (imports: UnreadImports, origin: Int)?
        for file in files.ids {
            let imports = unread.imports(of: file)
            if imports.isEmpty { continue }
            let whole = last.flatMap { $0.imports == imports ? $0.origin : nil } ?? intern(imports.whole)
            last = (imports, whole)
            files[file].forEachWrittenName { components in
                let head = components[0].name
                if components.count > 1, unread.isModule(head, in: file) {
                    originsOfNames[components[1].name, default: []].insert(intern([head]))
                } else {
                    originsOfNames[head, default: []].insert(imports.alone[head].map(intern) ?? whole)
                }
            }
        }
    }

    /// Returns whether a name that a file imports from one of its modules may also be declared in another, if all of
    /// them are imported.
    package func contains(_ name: String, in file: FileID) -> Bool {
        if imported.count < 2 { return false }
        let imports = unread.imports(of: file)
        let question = Question(name: name, origin: intern(imports.alone[name] ?? imports.whole))
        if let answer = answers[question] { return answer }
        let answer = isContested(name, from: origins[question.origin])
        answers[question] = answer
        return answer
    }

    /// Returns whether a type has the name of its module, and so hides it.
    func isHiddenByItsOwnType(_ module: String) -> Bool {
        SDKModule.isHiddenByItsOwnType(module)
            || originsOfNames[module]?.contains { origins[$0].contains(module) } == true
    }

    private func isContested(_ name: String, from origin: Set<String>) -> Bool {
        if origin.isEmpty { return false }
        let frameworks = SDKType.named(name)?.modules ?? []
        func show(_ module: String) -> Bool { frameworks.contains { $0.isSeen(importing: module) } }
        if imported.contains(where: show), !origin.contains(where: show) { return true }
        let all = originsOfNames[name, default: []].map { origins[$0] }
        return all.contains { other in
            // A file that sees both modules and still uses the name shows that both declare the same type, or that only
            // one declares it.
            !other.isEmpty && !origin.mayShowTheSame(as: other)
                && !all.contains { $0.isSuperset(of: origin.union(other)) }
        }
    }

    private func intern(_ modules: Set<String>) -> Int {
        if let id = ids[modules] { return id }
        ids[modules] = origins.count
        origins.append(modules)
        return origins.count - 1
    }
}

extension Set<String> {
    /// Returns whether a module may re-export the declarations of a module of the other set, as frameworks do.
    fileprivate func mayShowTheSame(as other: Set<String>) -> Bool {
        if !isDisjoint(with: other) { return true }
        return contains(where: SDKModule.isFramework) && other.contains(where: SDKModule.isFramework)
    }
}
