import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns a fix-it that names the element of a collection in `collecting` instead of `fulfilledByType`.
    func collectWhatIsNamed(at property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute, attribute.arguments.count == 1,
            let written = attribute.arguments.first(where: { $0.label == "fulfilledByType" }),
            let named = tree[property].declared.request?.attribute.fulfilledByType
        else { return nil }
        let text = "collecting: [\"\(named.type.spelling)\"]"
        return FixIt(
            message: "collect it",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }

    /// Returns the type of a collection of functions: `[(User) -> any P]`.
    func collection(of function: TypeExpression, at property: DependencyID) -> TypeExpression {
        let declared = tree[property].declared
        guard tree[property].collected?.request.keyType != nil else { return .array(function) }
        guard
            let key = CollectionShape(declared.declaration.type.type)?.key
                ?? tree[property].collected?.request.keyType
        else { return .array(function) }
        return .dictionary(key: key, value: function)
    }

    /// Whether the same types are forwarded to all products for the property of an edge.
    func elementsTakeTheSame(_ edge: BuildEdge) -> Bool {
        let products = tree[edge.builtFor].edges.map { tree[$0.product].declared }
        let forwarded = products.map { product in
            product.forwarded.map { product.dependencies[$0].type.canonical }
        }
        return Set(forwarded).count == 1
    }

    /// Returns a declaration that collects functions instead of values, if all of them would take the same.
    func collectingLater(_ edge: BuildEdge) -> OnDemandProperty? {
        guard elementsTakeTheSame(edge), let function = function(along: edge) else { return nil }
        return OnDemandProperty(
            attribute: "@Instantiated",
            label: tree[edge.builtFor].declared.declaration.label,
            type: function
        )
    }
}
