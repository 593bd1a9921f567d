import HeirloomModel

/// Every type and alias of every module read, by what it is a member of.
///
/// A class for the reason that ``ScopeTree`` is one. Once it is made, it only remembers what it was asked.
final class NameTable {
    private struct MemberKey: Hashable {
        var container: EntityID
        var name: String
    }

    private struct DeclarationKey: Hashable {
        var file: FileID
        var path: [String]
    }

    private struct OutlookName: Hashable {
        var outlook: Int
        var name: String
    }

    /// A module whose names a file sees.
    struct ImportedModule: Hashable {
        var module: EntityID
        /// The one name that `import struct Module.Name` shows.
        var onlyName: String?
    }

    let files: FileTable
    /// The package of each module, where that is known.
    let packages: [String: String]
    private(set) var entities: [NamedEntity] = []
    private var members: [MemberKey: [EntityID]] = [:]
    private var memberNames: [EntityID: [String]] = [:]
    /// Nested types, by their names in a file.
    private var declarations: [DeclarationKey: EntityID] = [:]
    private var modules: [String: EntityID] = [:]
    /// Names under which not every file sees the same, its imports aside.
    private var namesByFile: Set<String> = []
    /// By outlook.
    private var imports: [[ImportedModule]] = []
    private let outlooks: Outlooks
    /// What was found outside of any type.
    private var found: [OutlookName: NameLookup] = [:]
    private var isComplete = false
    private let outside: EntityID
    let reach: ImportReach
    /// What is known of names that were not read.
    let unreadNames: UnreadNames

    init(files: FileTable, packages: [String: String]) {
        self.files = files
        self.packages = packages
        outside = EntityID(index: 0)
        outlooks = Outlooks(files: files)
        reach = ImportReach(files: files, outlooks)
        unreadNames = UnreadNames(files: files, reach: reach)
        _ = add(NamedEntity(kind: .outside, name: "", container: nil, file: nil, access: .public))
        for module in files.modules {
            modules[module] = add(
                NamedEntity(kind: .module, name: module, container: nil, file: nil, access: .public)
            )
        }
        imports = outlooks.examples.map { file in
            reach.modulesSeen(from: file).compactMap { reached in
                modules[reached.module].map { ImportedModule(module: $0, onlyName: reached.onlyName) }
            }
        }
        declareAll()
        isComplete = true
    }

    subscript(id: EntityID) -> NamedEntity { entities[id.index] }

    func module(named name: String) -> EntityID? { modules[name] }

    func imports(of file: FileID) -> [ImportedModule] { imports[outlooks[file]] }

    /// Equal for files that see the same, but for ``namesByFile``.
    func outlook(of file: FileID) -> Int { outlooks[file] }

    /// Whether what a name stands for may depend on more of a file than its module and its imports.
    func dependsOnFile(_ name: String) -> Bool { namesByFile.contains(name) }

    /// What a name stands for outside any type of a file.
    func lookUpInFile(_ name: String, file: FileID) -> NameLookup {
        if !isComplete || dependsOnFile(name) { return findInFile(name, file: file) }
        let key = OutlookName(outlook: outlooks[file], name: name)
        if let known = found[key] { return known }
        let lookup = findInFile(name, file: file)
        found[key] = lookup
        return lookup
    }

    /// What a type or module declares under a name, wherever that can be seen.
    func allMembers(named name: String, of container: EntityID) -> [EntityID] {
        members[MemberKey(container: container, name: name)] ?? []
    }

    /// The names of everything that a type or module declares.
    func memberNames(of container: EntityID) -> [String] { memberNames[container] ?? [] }

    /// A type that was not read, where an extension of it was.
    func external(named name: String) -> EntityID? { allMembers(named: name, of: outside).first }

    /// The type declared under a nested name in a file.
    func declaration(of path: [String], in file: FileID) -> EntityID? {
        if path.count == 1, let module = module(named: files[file].module) {
            return allMembers(named: path[0], of: module).first { self[$0].file == file }
        }
        return declarations[DeclarationKey(file: file, path: path)]
    }

    private func add(_ entity: NamedEntity) -> EntityID {
        let id = EntityID(index: entities.count)
        entities.append(entity)
        if let container = entity.container {
            let key = MemberKey(container: container, name: entity.name)
            let isFirst = members[key, default: []].isEmpty
            members[key, default: []].append(id)
            if isFirst { memberNames[container, default: []].append(entity.name) }
            if !isFirst || entity.access <= .fileprivate { namesByFile.insert(entity.name) }
        }
        return id
    }

    /// Outer names first, so that what is nested finds what it is nested in.
    private func declareAll() {
        struct Pending {
            var file: FileID
            var path: [String]
            var kind: NamedEntity.Kind
            var access: AccessLevel
        }
        var byDepth: [[Pending]] = []
        func enqueue(_ pending: Pending) {
            while byDepth.count <= pending.path.count { byDepth.append([]) }
            byDepth[pending.path.count].append(pending)
        }
        for file in files.ids {
            for type in files[file].summary.types {
                enqueue(Pending(file: file, path: type.path, kind: .type(type), access: type.access))
            }
            for alias in files[file].summary.aliases {
                enqueue(Pending(file: file, path: alias.path, kind: .alias(alias), access: alias.access))
            }
        }
        for pending in byDepth.joined() {
            guard let name = pending.path.last else { continue }
            let id = add(
                NamedEntity(
                    kind: pending.kind,
                    name: name,
                    container: container(of: pending.path, in: pending.file),
                    file: pending.file,
                    access: pending.access
                )
            )
            guard pending.path.count > 1 else { continue }
            let key = DeclarationKey(file: pending.file, path: pending.path)
            if declarations[key] == nil { declarations[key] = id }
        }
    }

    /// What a declaration with that nested name is a member of: its module, a type around it or the type
    /// that an extension around it extends, which may not have been read.
    private func container(of path: [String], in file: FileID) -> EntityID? {
        let outer = Array(path.dropLast())
        if outer.isEmpty { return modules[files[file].module] }
        if let declared = declaration(of: outer, in: file) { return declared }
        if let extended = type(named: outer, from: Place(file: file)) { return extended }
        var container = outside
        for name in outer {
            container =
                allMembers(named: name, of: container).first
                ?? add(
                    NamedEntity(
                        kind: .external,
                        name: name,
                        container: container,
                        file: nil,
                        access: .public
                    )
                )
        }
        return container
    }
}
