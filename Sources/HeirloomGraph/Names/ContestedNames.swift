import HeirloomModel

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

extension ModuleFile {
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

extension Set<String> {
    /// Returns whether a module may re-export the declarations of a module of the other set, as frameworks do.
    fileprivate func mayShowTheSame(as other: Set<String>) -> Bool {
        if !isDisjoint(with: other) { return true }
        return contains(where: SDKModule.isFramework) && other.contains(where: SDKModule.isFramework)
    }
}
