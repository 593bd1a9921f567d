import HeirloomModel
import HeirloomSyntax

/// A protocol to which a name in `additionalMocksToGenerate` may refer, comparing words only.
struct ListedProtocol {
    var module: ModuleSummary
    var type: TypeSummary
    /// The conditions of the aliases through which the name refers to it.
    var conditions: [Condition]
}

extension [ModuleSummary] {
    /// Returns the protocols to which a name in a module refers, by itself or through aliases.
    func protocols(named path: [String], from module: ModuleSummary) -> [ListedProtocol] {
        var found: [ListedProtocol] = []
        var known: Set<[String]> = []
        var next = [(path, module, [Condition]())]
        while let (path, module, conditions) = next.popLast() {
            guard !path.isEmpty, known.insert([module.name] + path).inserted else { continue }
            let imported = Set(module.files.flatMap(\.imports).map(\.module))
            let candidates = map { other in
                func isMeant(_ declared: [String]) -> Bool {
                    ([other.name] + declared).suffix(path.count).elementsEqual(path)
                }
                return (
                    distance: other.name == module.name ? 0 : imported.contains(other.name) ? 1 : 2,
                    module: other,
                    types: other.files.flatMap(\.types).filter { $0.kind == .protocol && isMeant($0.path) },
                    aliases: other.files.flatMap(\.aliases).filter { isMeant($0.path) }
                )
            }.filter { !$0.types.isEmpty || !$0.aliases.isEmpty }
            let nearest = candidates.map(\.distance).min()
            for candidate in candidates where candidate.distance == nearest {
                found += candidate.types.map {
                    ListedProtocol(module: candidate.module, type: $0, conditions: conditions)
                }
                for alias in candidate.aliases {
                    let conditions = conditions + [alias.condition].compactMap(\.self)
                    next.append((alias.aliasedType.type.nameOfProtocol, candidate.module, conditions))
                }
            }
        }
        return found
    }
}

extension TypeExpression {
    /// `P` for `P` and `any P`; empty for a type without a single name.
    var nameOfProtocol: [String] {
        if case .existential(let constraint) = withoutParentheses { return constraint.nameOfProtocol }
        return nominalName ?? []
    }
}
