import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns the attribute of a property for which a product is built. It contains `fulfilledByType` if the
    /// property's type does not determine the product, and `erasedToConcreteExistential` if the product must be
    /// wrapped. Returns `nil` if the product cannot be named.
    func instantiatedAttribute(of product: ScopeID, for type: ResolvedType, in scope: ScopeID) -> String? {
        let shape = BuilderShape(type.canonical)
        let requested = ResolvedType(
            spelled: BuilderShape(type.spelled)?.product ?? shape?.product ?? type.spelled.withoutOptional,
            canonical: shape?.product ?? type.canonical.withoutOptional,
            externalNamesFile: type.externalNamesFile
        )
        // An instantiator that names its product builds nothing else.
        if let shape, !shape.builder.isErased, requested.canonical != tree[product].declared.type.canonical {
            return nil
        }
        var arguments: [String] = []
        if shape?.builder.instantiator?.isErased == true || !isFound(product, for: requested.canonical) {
            guard let named = changes.naming(product, in: scope) else { return nil }
            arguments.append("fulfilledByType: \"\(named)\"")
        }
        if tree.conversions.lacksWrapping(of: tree[product].declared.type, for: requested) {
            arguments.append("erasedToConcreteExistential: true")
        }
        return arguments.isEmpty ? "@Instantiated" : "@Instantiated(\(arguments.joined(separator: ", ")))"
    }

    /// Whether a property of this type gets the product without naming it.
    private func isFound(_ product: ScopeID, for type: TypeExpression) -> Bool {
        guard let id = tree.types.id(of: type) else { return false }
        return (tree.linker.builder(of: id).map { [$0] } ?? tree.linker.fulfillers(of: id)) == [product]
    }
}
