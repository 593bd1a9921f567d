import HeirloomGraph
import HeirloomModel

extension TypeExpression {
    /// Every name in the type, those in generic arguments included: `Map`, `Key` of `Map<Key>?`.
    var names: [[TypeNameComponent]] {
        var found: [[TypeNameComponent]] = []
        // `spelling` alone knows every place where a name may stand.
        _ = spelling { components in
            found.append(components)
            for argument in components.flatMap(\.arguments) { found += argument.names }
            return ""
        }
        return found
    }

    /// The type as a value is declared with it: `T?` for `T!`, and without `@escaping` and its like.
    var declarable: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !Self.specifiersOfParameters.contains($0) }
        return kept.isEmpty ? base.declarable : .attributed(kept, base)
    }
}

extension ResolvedType {
    /// The words with which the printed names may begin, modules included.
    func heads(modules: Set<String>) -> [String] {
        spelled.names.flatMap { components in
            let isQualified = components.count > 1 && modules.contains(components[0].name)
            return components.prefix(isQualified ? 2 : 1).map(\.name)
        }
    }
}
