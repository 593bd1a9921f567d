import HeirloomModel

/// Every type and alias of every module that was read, by the type or module that contains it.
///
/// A class for the same reason as ``ScopeTree``. Once created, it only caches its answers.
package final class NameTable {
    private struct MemberKey: Hashable {
        let container: EntityID
        let name: String
    }

    private struct DeclarationKey: Hashable {
        let file: FileID
        let path: [String]
    }

    /// The entities with one name: usually only one, which needs no array.
    private struct SameNamedEntities {
        private(set) var first: EntityID?
        private(set) var others: [EntityID] = []

        var all: [EntityID] { first.map { [$0] + others } ?? [] }

        /// Adds an entity. Returns whether it is the first with this name.
        mutating func add(_ entity: EntityID) -> Bool {
            if first != nil {
                others.append(entity)
                return false
            }
            first = entity
            return true
        }
    }

    /// A module whose names a file sees.
    package struct ImportedModule {
        package let module: EntityID
        /// The only name visible through `import struct Module.Name`.
        var onlyName: String?
    }

    package let files: FileTable
    /// The package of each module, if known.
    package let packages: [String: String]
    package private(set) var entities: [NamedEntity] = []
    /// The lowest access level of all entities.
    package private(set) var narrowestAccess = AccessLevel.public
    private var members: [MemberKey: SameNamedEntities] = [:]
    /// By ``EntityID``.
    private var memberNames: [[String]] = []
    /// Nested types, by their names in a file.
    private var declarations: [DeclarationKey: EntityID] = [:]
    private var modules: [String: EntityID] = [:]
    /// The names of all members and generic parameters of types.
    private var namesWithinTypes: Set<String> = []
    /// Names that do not mean the same in every file, even with the same imports.
    private var namesByFile: Set<String> = []
    /// By visibility group.
    private var imports: [[ImportedModule]] = []
    private let groups: VisibilityGroups
    /// The results of lookups outside of types, by visibility group.
    private var found: [[String: NameLookup]]
    private var isComplete = false
    /// The names of top-level declarations, collected when the first unread name is found.
    private lazy var outermostNames = Set(modules.values.flatMap { memberNames(of: $0) })
    /// Created when the first unread name is found.
    private lazy var contestedNames = ContestedNames(files: files, unread: unreadNames)
    private let outside: EntityID
    package let reach: ImportReach
    /// Facts about names that were not read.
    let unreadNames: UnreadNames

    init(files: FileTable, packages: [String: String]) {
        self.files = files
        self.packages = packages
        outside = EntityID(index: 0)
        groups = VisibilityGroups(files: files)
        found = Array(repeating: [:], count: groups.representatives.count)
        reach = ImportReach(files: files, groups)
        unreadNames = UnreadNames(files: files, reach: reach)
        _ = add(NamedEntity(kind: .outside, name: "", container: nil, file: nil, access: .public))
        for module in files.modules {
            modules[module] = add(
                NamedEntity(kind: .module, name: module, container: nil, file: nil, access: .public)
            )
        }
        imports = groups.representatives.map { file in
            reach.modulesSeen(from: file).compactMap { reached in
                modules[reached.module].map { ImportedModule(module: $0, onlyName: reached.onlyName) }
            }
        }
        let count = files.files.reduce(0) { $0 + $1.summary.types.count + $1.summary.aliases.count }
        entities.reserveCapacity(entities.count + count)
        memberNames.reserveCapacity(entities.count + count)
        members.reserveCapacity(entities.count + count)
        declareAll()
        isComplete = true
    }

    @inlinable package subscript(id: EntityID) -> NamedEntity { entities[id.index] }

    package func module(named name: String) -> EntityID? { modules[name] }

    package func imports(of file: FileID) -> [ImportedModule] { imports[groups[file]] }

    /// The number of visibility groups.
    var visibilityGroupCount: Int { imports.count }

    /// Returns a number that is equal for files that see the same declarations, except for ``namesByFile``.
    func visibilityGroup(of file: FileID) -> Int { groups[file] }

    /// Returns whether the meaning of a name may depend on the file, beyond its module and its imports.
    func dependsOnFile(_ name: String) -> Bool { namesByFile.contains(name) }

    /// Returns whether any type has a member or a generic parameter with this name. All other names mean the same in
    /// every type.
    func isNamedWithinTypes(_ name: String) -> Bool { namesWithinTypes.contains(name) }

    /// Returns whether a module that was read has a top-level declaration with this name.
    func isDeclaredOutermost(_ name: String) -> Bool { outermostNames.contains(name) }

    /// Returns whether a name that was not read may also be declared in another module, in a file with the imports of
    /// all files.
    func isContested(_ name: String, in file: FileID) -> Bool { contestedNames.contains(name, in: file) }

    /// Returns whether a module that was not read cannot be named because a type has the same name.
    package func isHidden(_ module: String) -> Bool {
        isDeclaredOutermost(module) || contestedNames.isHiddenByItsOwnType(module)
    }

    /// Returns the declaration to which a name refers outside of the types of a file.
    package func lookUpInFile(_ name: String, file: FileID) -> NameLookup {
        let group = groups[file]
        if let known = found[group][name] { return known }
        let lookup = findInFile(name, file: file)
        if isComplete, !dependsOnFile(name) { found[group][name] = lookup }
        return lookup
    }

    /// Returns the members of a type or module with a name, whether visible or not.
    package func allMembers(named name: String, of container: EntityID) -> [EntityID] {
        members[MemberKey(container: container, name: name)]?.all ?? []
    }

    /// Returns the first member with a name.
    func firstMember(named name: String, of container: EntityID) -> EntityID? {
        members[MemberKey(container: container, name: name)]?.first
    }

    /// Returns the only member with a name; `nil` if there are several.
    func onlyMember(named name: String, of container: EntityID) -> EntityID? {
        guard let found = members[MemberKey(container: container, name: name)], found.others.isEmpty else {
            return nil
        }
        return found.first
    }

    /// Returns the names of all members of a type or module.
    func memberNames(of container: EntityID) -> [String] { memberNames[container.index] }

    /// Returns a type that was not read but extended.
    package func external(named name: String) -> EntityID? { firstMember(named: name, of: outside) }

    /// Returns the type declared under a nested name in a file.
    package func declaration(of path: [String], in file: FileID) -> EntityID? {
        if path.count == 1, let module = module(named: files[file].module) {
            if let only = onlyMember(named: path[0], of: module) {
                return self[only].file == file ? only : nil
            }
            return allMembers(named: path[0], of: module).first { self[$0].file == file }
        }
        return declarations[DeclarationKey(file: file, path: path)]
    }

    private func add(_ entity: NamedEntity) -> EntityID {
        let id = EntityID(index: entities.count)
        entities.append(entity)
        memberNames.append([])
        narrowestAccess = min(narrowestAccess, entity.access)
        if case .type(let read) = entity.kind, !read.summary.genericParameters.isEmpty {
            namesWithinTypes.formUnion(read.summary.genericParameters)
        }
        if let container = entity.container {
            let key = MemberKey(container: container, name: entity.name)
            let isFirst = members[key, default: SameNamedEntities()].add(id)
            if isFirst, self[container].isType { namesWithinTypes.insert(entity.name) }
            if isFirst { memberNames[container.index].append(entity.name) }
            if !isFirst || entity.access <= .fileprivate { namesByFile.insert(entity.name) }
        }
        return id
    }

    /// Declares outer types first, so that nested ones find their containers.
    private func declareAll() {
        var nested: [[Declaration]] = []
        var module: EntityID?
        func declareOrWait(_ declaration: Declaration) {
            if declaration.path.count == 1 { return declare(declaration, in: module) }
            while nested.count <= declaration.path.count { nested.append([]) }
            nested[declaration.path.count].append(declaration)
        }
        for file in files.ids {
            // The files of a module are adjacent.
            let name = files[file].module
            if module.map({ self[$0].name != name }) ?? true { module = modules[name] }
            for type in files[file].summary.types {
                declareOrWait(
                    Declaration(file: file, path: type.path, kind: .type(ReadType(type)), access: type.access)
                )
            }
            for alias in files[file].summary.aliases {
                declareOrWait(
                    Declaration(file: file, path: alias.path, kind: .alias(alias), access: alias.access)
                )
            }
        }
        // Types in an extension of an alias are declared after the aliased type.
        var behindOthers: [Declaration] = []
        for declaration in nested.joined() {
            if let container = readContainer(of: declaration.path, in: declaration.file) {
                declare(declaration, in: container)
            } else {
                behindOthers.append(declaration)
            }
        }
        for declaration in behindOthers {
            declare(declaration, in: container(of: declaration.path, in: declaration.file))
        }
    }

    private struct Declaration {
        let file: FileID
        let path: [String]
        let kind: NamedEntity.Kind
        let access: AccessLevel
    }

    private func declare(_ declaration: Declaration, in container: EntityID?) {
        guard let name = declaration.path.last else { return }
        let id = add(
            NamedEntity(
                kind: declaration.kind,
                name: name,
                container: container,
                file: declaration.file,
                access: access(of: declaration, in: container)
            )
        )
        guard declaration.path.count > 1 else { return }
        let key = DeclarationKey(file: declaration.file, path: declaration.path)
        if let first = declarations.updateValue(id, forKey: key) { declarations[key] = first }
    }

    /// Returns the access level that the compiler assigns to a declaration. The enclosing extension does not show it:
    /// of the extended type, only the explicit access level counts.
    private func access(of declaration: Declaration, in container: EntityID?) -> AccessLevel {
        guard case .type(let read) = declaration.kind, let container,
            case .type(let outer) = self[container].kind
        else { return declaration.access }
        let limit = read.summary.isInExtension ? outer.summary.declaredAccess : self[container].access
        return limit < .public ? min(declaration.access, limit) : declaration.access
    }

    /// Returns the container of a declaration with a nested name: an enclosing type, or the type extended by an
    /// enclosing extension.
    private func readContainer(of path: [String], in file: FileID) -> EntityID? {
        let outer = Array(path.dropLast())
        if let declared = declaration(of: outer, in: file), case .type = self[declared].kind {
            return declared
        }
        return type(named: outer, from: Place(file: file))
    }

    /// Returns the same, or an external container if the type was not read.
    private func container(of path: [String], in file: FileID) -> EntityID {
        if let read = readContainer(of: path, in: file) { return read }
        var container = outside
        for name in path.dropLast() {
            container =
                firstMember(named: name, of: container)
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
