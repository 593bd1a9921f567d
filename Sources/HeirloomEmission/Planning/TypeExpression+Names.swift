import HeirloomGraph
import HeirloomModel

extension TypeExpression {
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
    func forEachHead(modules: Set<String>, _ visit: (String) -> Void) {
        spelled.forEachName { components in
            visit(components[0].name)
            let isQualified = components.count > 1 && modules.contains(components[0].name)
            if isQualified { visit(components[1].name) }
        }
    }
}
