import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns a fix-it that allows a collection to be empty.
    func allowNothing(at property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute else { return nil }
        let edit = changes.adding(
            "onlyIfAvailable: true",
            to: attribute,
            after: [
                "fulfilledByType", "erasedToConcreteExistential", "lifetime", "concurrently", "collecting",
            ],
            of: property.scope
        )
        return FixIt(message: "allow it to be empty", edits: [edit])
    }

    /// Returns a fix-it that adds keys made from the names of the types, if a dictionary has `String` keys.
    func addKeys(to scopes: [ScopeID], at property: DependencyID) -> FixIt? {
        guard tree[property].collected?.request.keyType == .named([TypeNameComponent("String")]) else {
            return nil
        }
        var taken = Set(tree[property].edges.compactMap { tree[$0.product].declared.key })
        var edits: [FixIt.Edit] = []
        for scope in scopes {
            let declaration = tree[scope].declared.declaration
            let key = declaration.name.prefix(1).lowercased() + declaration.name.dropFirst()
            guard declaration.key == nil, taken.insert(.text(key)).inserted else { return nil }
            edits.append(
                changes.adding(
                    "key: \"\(key)\"",
                    to: declaration.attribute,
                    after: ["isRoot", "fulfillingAdditionalTypes"],
                    of: scope
                )
            )
        }
        return FixIt(message: scopes.count == 1 ? "give it a key" : "give them keys", edits: edits)
    }

    /// Returns a fix-it that collects everything but one element, by name.
    func leaveOut(_ element: BuildEdge) -> FixIt? {
        let others = tree[element.builtFor].edges.filter { $0 != element }
        guard let attribute = tree[element.builtFor].declared.declaration.attribute, !others.isEmpty,
            tree[element.builtFor].collected?.request.chosen == nil
        else { return nil }
        let names = others.compactMap { changes.naming($0.product, in: element.owner) }
        guard names.count == others.count else { return nil }
        let edit = changes.adding(
            "collecting: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]",
            to: attribute,
            after: ["fulfilledByType", "erasedToConcreteExistential", "lifetime", "concurrently"],
            of: element.owner
        )
        return FixIt(message: "exclude it", edits: [edit])
    }

    /// Returns a fix-it that mentions each name in `collecting` once.
    func namingOnce(at property: DependencyID) -> FixIt? {
        guard let collected = tree[property].collected, let chosen = collected.request.chosen,
            let attribute = tree[property].declared.declaration.attribute,
            let written = attribute.arguments.first(where: { $0.label == "collecting" })
        else { return nil }
        let repeated = Set(collected.repeated.map(\.name.range))
        let names = chosen.filter { !repeated.contains($0.name.range) }.map { "\"\($0.name.type.spelling)\"" }
        let text = "collecting: [\(names.joined(separator: ", "))]"
        return FixIt(
            message: "list each once",
            edits: [changes.replace(written.range, of: property.scope, with: text)]
        )
    }

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
