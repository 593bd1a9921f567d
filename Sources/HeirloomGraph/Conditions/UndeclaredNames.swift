import HeirloomModel

/// Finds the types that do not compile in a build configuration because they use a name that is only declared in
/// others.
package final class UndeclaredNames {
    private let modules: [ModuleSummary]
    private let packages: [String: String]
    /// Every declaration of any configuration.
    private lazy var everything = NameTable(files: FileTable(modules: modules), packages: packages)
    /// The last name components of all conditional types and aliases.
    private lazy var guarded = Set(
        modules.flatMap(\.files).flatMap { file in
            file.types.filter { $0.condition != nil }.compactMap(\.path.last)
                + file.aliases.filter { $0.condition != nil }.compactMap(\.path.last)
        }
    )

    /// - Parameter modules: The modules including everything under a condition.
    package init(_ modules: [ModuleSummary], packages: [String: String]) {
        self.modules = modules
        self.packages = packages
    }

    /// Returns the last name components of the instantiable types that use such a name. Types that may get the name
    /// from a module that was not read are left out, because they may compile.
    package func users(in table: NameTable, _ answer: (ConditionTest) -> Bool?) -> Set<String> {
        if guarded.isEmpty { return [] }
        var users: Set<String> = []
        for file in table.files.ids {
            for (path, types) in table.files[file].uses where !users.contains(path.last ?? "") {
                let isUser = types.contains { type in
                    var names: [[String]] = []
                    type.forEachName { names.append($0.map(\.name)) }
                    return names.contains { isUndeclared($0, in: table, at: path, file, answer) }
                }
                if isUser, let name = path.last { users.insert(name) }
            }
        }
        return users
    }

    private func isUndeclared(
        _ names: [String],
        in table: NameTable,
        at path: [String],
        _ file: FileID,
        _ answer: (ConditionTest) -> Bool?
    ) -> Bool {
        guard let name = names.last, !guarded.isDisjoint(with: names),
            !table.declares(names, at: path, in: file), everything.declares(names, at: path, in: file)
        else { return false }
        return names.count > 1 || !table.mayImport(name, into: file, answer)
    }
}

extension ModuleFile {
    /// The names in the declarations of its instantiable types.
    fileprivate var uses: [(path: [String], types: [TypeExpression])] {
        let paths = Set(summary.instantiables.map(\.path))
        let declared = summary.instantiables.withClosures.map { declaration in
            let extended: [TypeExpression] =
                switch declaration.form {
                case .declaration: []
                case .closure: [declaration.type.type]
                case .extension: [.named(declaration.path.map { TypeNameComponent($0) })]
                }
            let types = declaration.dependencies.flatMap(\.mentionedTypes)
            return (declaration.path, extended + types + declaration.fulfilledTypes.map(\.type))
        }
        let inheriting = summary.types.filter { paths.contains($0.path) }.map { type in
            (type.path, type.inheritance.map(\.type) + type.storedTypes.compactMap { $0?.type })
        }
        return declared + inheriting
    }
}

extension NameTable {
    /// Returns whether a declaration that was read has this name, as seen from a type.
    fileprivate func declares(_ names: [String], at path: [String], in file: FileID) -> Bool {
        let place = Place(file: file, enclosing: declaration(of: path, in: file))
        guard let first = names.first else { return false }
        switch lookUp(first, from: place) {
        case .notRead: return false
        case .ambiguous, .genericParameter: return true
        case .found(var entity):
            for name in names.dropFirst() {
                if case .alias = self[entity].kind { return true }
                guard let member = member(named: name, of: entity, from: file, inherited: { _ in [] })
                else { return false }
                entity = member
            }
            if case .external = self[entity].kind { return false }
            return true
        }
    }

    /// Returns whether a name that was not read may come from an import: one of the file under a condition that may
    /// hold, such as the import that a stand-in replaces on other platforms, or one of Apple's modules, judging by the
    /// name.
    fileprivate func mayImport(
        _ name: String,
        into file: FileID,
        _ answer: (ConditionTest) -> Bool?
    ) -> Bool {
        let unread = files[file].summary.imports.filter {
            $0.module != "Heirloom" && module(named: $0.module) == nil
        }
        if unread.isEmpty { return false }
        if SDKType.named(name) != nil || SDKAlias.named(name) != nil { return true }
        if name.prefix(2).count == 2, name.prefix(2).allSatisfy(\.isUppercase) { return true }
        return unread.contains { imported in
            imported.condition.map { $0.evaluated(answer) != .constant(false) } ?? false
        }
    }
}
