import HeirloomModel

/// Names that files take from different modules, none of which was read: `Request`, which one file has from `Vendor`
/// and another from `Other`. A generated file that imports both sees two types of that name.
///
/// A class, because it remembers what it was asked.
final class ContestedNames {
    private struct Question: Hashable {
        var name: String
        var origin: Int
    }

    /// Sets of modules that were not read, from any of which a name may come.
    private var origins: [Set<String>] = []
    private var ids: [Set<String>: Int] = [:]
    /// For each name that is written somewhere, where it may come from there.
    private var originsOfNames: [String: Set<Int>] = [:]
    /// All modules not read that are imported anywhere.
    private let imported: Set<String>
    private let unread: UnreadNames
    private var answers: [Question: Bool] = [:]

    init(files: FileTable, unread: UnreadNames) {
        self.unread = unread
        imported = unread.modulesSeenWhole
        // Where there is but one, every name is its.
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

    /// Whether a name that a file takes from one of its modules may be another's as well where all are imported.
    package func contains(_ name: String, in file: FileID) -> Bool {
        if imported.count < 2 { return false }
        let imports = unread.imports(of: file)
        let question = Question(name: name, origin: intern(imports.alone[name] ?? imports.whole))
        if let answer = answers[question] { return answer }
        let answer = isContested(name, from: origins[question.origin])
        answers[question] = answer
        return answer
    }

    /// Whether a type is called like its module, which it hides.
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
            // Who sees both, and names it all the same, knows that they are one, or that only one has the name.
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
    /// Every name in the types of what is built, in inheritance clauses and in extensions.
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
    /// Whether some module may show what one of the others shows, as frameworks do.
    fileprivate func mayShowTheSame(as other: Set<String>) -> Bool {
        if !isDisjoint(with: other) { return true }
        return contains(where: SDKModule.isFramework) && other.contains(where: SDKModule.isFramework)
    }
}
