import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns the type of a function with its parameters named like the closure's parameters of the same types; `nil`
    /// if that is ambiguous.
    func naming(_ parameters: [BuilderParameter], along edge: BuildEdge) -> TypeExpression? {
        let written = tree[edge.builtFor].declared.declaration.type.type
        guard case .function(var function) = written, function.parameters.count == parameters.count else {
            return nil
        }
        let closure = tree[edge.product].dependencies.map(\.declared)
        for (index, parameter) in parameters.enumerated() where parameter.label == nil {
            let fitting = closure.filter { $0.type.canonical == parameter.type }
            guard fitting.count == 1, let label = fitting.first?.declaration.label,
                !parameters.contains(where: { $0.label == label })
            else { return nil }
            function.parameters[index].label = "_"
            function.parameters[index].secondName = label
        }
        return .function(function)
    }

    /// Returns a fix-it that gives the property of an edge another type.
    func respell(_ edge: BuildEdge, as type: TypeExpression) -> FixIt? { respell(edge.builtFor, as: type) }

    /// Returns a fix-it that gives a property another type, if nothing receives it.
    func respell(_ property: DependencyID, as type: TypeExpression) -> FixIt? {
        guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
            let edits = changes.retyping(property, as: type)
        else { return nil }
        return FixIt(message: "write '\(type.spelling)'", edits: edits)
    }

    /// Returns a fix-it that lists siblings of a collection in a closure, if the scope builds all elements as siblings
    /// too.
    func listSiblings(at property: DependencyID) -> FixIt? {
        guard let request = tree[property].collected?.request, request.chosen == nil, request.keyType == nil,
            let type = changes.writing(tree[property].declared.type, in: property.scope)
        else { return nil }
        var edits = type.edits
        var labels: [String] = []
        var parameters: [String] = []
        var mayBeNil = false
        for element in tree[property].edges {
            guard element.moment == .atOnce, let declared = sibling(builtAs: element),
                let taken = changes.writing(declared.type, in: property.scope)
            else { return nil }
            mayBeNil = mayBeNil || declared.type.canonical.wrappedInOptional != nil
            let label = ReservedWords.escaped(declared.declaration.label)
            edits += taken.edits.filter { !edits.contains($0) }
            labels.append(label)
            parameters.append("\(label): \(taken.text)")
        }
        // The compiler cannot infer the type of an array literal of optionals of several types.
        if mayBeNil,
            Set(tree[property].edges.map { sibling(builtAs: $0)?.type.canonical.withoutOptional }).count > 1
        {
            return nil
        }
        let listed = "[\(labels.joined(separator: ", "))]" + (mayBeNil ? ".compactMap { $0 }" : "")
        let attribute =
            "@Instantiated({ (\(parameters.joined(separator: ", "))) -> \(type.text) in \(listed) })"
        return changes.attributing(property, as: attribute).map {
            FixIt(message: "reuse the existing instances", edits: [$0] + edits)
        }
    }

    /// Returns the sibling of a collection that is built as the same type, preferably one that is not optional.
    private func sibling(builtAs element: BuildEdge) -> DeclaredDependency? {
        let found = tree[element.owner].dependencies.filter { sibling in
            sibling.collected == nil && sibling.edges.count == 1 && sibling.edges[0].moment == .atOnce
                && sibling.edges[0].product == element.product
        }
        let certain = found.first { $0.declared.type.canonical.wrappedInOptional == nil }
        return (certain ?? found.first)?.declared
    }
}
