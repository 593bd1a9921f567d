import HeirloomGraph
import HeirloomModel

/// Recognizes names that types of several modules share, and that are unambiguous only with their module.
final class ModuleNames {
    private let table: NameTable
    private let modules: Set<String>
    private var known: [[String]: Bool] = [:]

    init(_ table: NameTable) {
        self.table = table
        modules = Set(table.files.modules)
    }

    /// Whether types of several modules have this name, which starts with its module.
    func isShared(_ components: [TypeNameComponent]) -> Bool {
        let path = components.dropFirst().map(\.name)
        if let known = known[path] { return known }
        let holders = modules.filter { module in
            table.entity(withQualifiedPath: [module] + path).map { isType($0) } ?? false
        }
        known[path] = holders.count > 1
        return holders.count > 1
    }

    /// Whether a type with fully qualified names contains a shared name.
    func hasSharedName(_ type: TypeExpression) -> Bool {
        type.containsName { $0.count > 1 && isShared($0) }
    }

    private func isType(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind else { return false }
        return read.summary.access > .fileprivate
    }
}
