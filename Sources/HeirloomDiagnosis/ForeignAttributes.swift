import HeirloomGraph
import HeirloomModel

/// Attributes named like Heirloom's that belong to another module, such as a property wrapper `Received` in a file that
/// does not see Heirloom.
enum ForeignAttributes {
    private static let names = ["Instantiated", "Forwarded", "Received"]

    /// Returns the local mistakes that are not reported, because the attribute is foreign.
    static func explained(in tree: ScopeTree) -> [ExplainedMistake] {
        tree.table.files.ids.flatMap { id -> [ExplainedMistake] in
            let strays = tree.table.files[id].summary.diagnostics.filter { $0.id == .strayDependency }
            if strays.isEmpty
                || tree.table.reach.modulesSeen(from: id).contains(where: { $0.module == "Heirloom" })
            {
                return []
            }
            let foreign = names.filter { isType($0, from: id, in: tree.table) }.map { "'@\($0)'" }
            return strays.filter { stray in foreign.contains { stray.message.contains($0) } }.map {
                ExplainedMistake(id: $0.id, location: $0.location)
            }
        }
    }

    /// Returns the local mistakes that are reported.
    static func others(in tree: ScopeTree) -> [Diagnostic] {
        let mistakes = tree.table.files.files.flatMap(\.summary.diagnostics)
        if mistakes.isEmpty { return [] }
        let foreign = explained(in: tree).map(\.location)
        return mistakes.filter { !foreign.contains($0.location) }
    }

    private static func isType(_ name: String, from file: FileID, in table: NameTable) -> Bool {
        guard case .found(let entity) = table.lookUpInFile(name, file: file), case .type = table[entity].kind
        else {
            return false
        }
        return true
    }
}
