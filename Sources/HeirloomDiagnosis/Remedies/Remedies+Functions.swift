import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns the type of a function that takes what is forwarded to an edge's product, and that allows the effects of
    /// building it.
    ///
    /// - Parameters:
    ///   - actor: The isolation in which the function must run, if its type does not say so yet.
    ///   - isSendable: Whether the function must be `@Sendable`, even if its actor implies it.
    func function(along edge: BuildEdge, on actor: Isolation = .nonisolated, isSendable: Bool = false)
        -> WrittenType?
    {
        let product = tree[edge.product]
        let written = tree[edge.builtFor].declared.declaration.type.type
        let own = BuilderFunction(written)
        var edits: [FixIt.Edit] = []
        var attributes: [TypeAttribute] = []
        let isolation = actor.actor ?? edge.context?.actor
        if let isolation {
            guard let actor = changes.writing(isolation, in: edge.owner) else { return nil }
            attributes.append(.declared(actor.type))
            edits += actor.edits
        }
        // A function on an actor is sendable without saying so.
        let isImplied = isolation != nil || edge.builder?.isSendable != true
        if isSendable || own?.contract.isSendable ?? !isImplied { attributes.append("@Sendable") }
        func write(_ type: ResolvedType) -> TypeExpression? {
            guard let written = changes.writing(type, in: edge.owner) else { return nil }
            edits += written.edits
            return written.type
        }
        var parameters: [TupleTypeElement] = []
        for index in product.forwarded {
            let declared = product.dependencies[index].declared
            guard let type = write(declared.type) else { return nil }
            parameters.append(
                TupleTypeElement(
                    label: "_",
                    secondName: declared.declaration.label,
                    type: passing(type, index, along: edge)
                )
            )
        }
        guard let built = write(edge.requestedType) else { return nil }
        let mayBeNil = own?.result.wrappedInOptional != nil
        let result = mayBeNil && built.wrappedInOptional == nil ? TypeExpression.optional(built) : built
        let effects = allowedEffects(along: edge)
        let throwing: Throwing
        switch effects.thrown {
        case .nothing: throwing = own?.contract.effects.throwing ?? .never
        case .anything: throwing = .anyError
        case .error(let type):
            guard let error = write(type) else { return nil }
            throwing = .error(error)
        }
        let function = TypeExpression.function(
            FunctionTypeExpression(
                parameters: parameters,
                isAsync: effects.isAsync,
                throwing: throwing,
                result: result
            )
        )
        let named = changes.qualifying(function, like: written)
        let attributed = attributes.isEmpty ? named : TypeExpression.attributed(attributes, named)
        if tree[edge.builtFor].collected != nil {
            return WrittenType(type: collection(of: attributed, at: edge.builtFor), edits: edits)
        }
        let isOptional = written.wrappedInOptional != nil
        return WrittenType(
            type: isOptional ? .optional(.tuple([TupleTypeElement(type: attributed)])) : attributed,
            edits: edits
        )
    }

    /// Returns the type of the parameter for a forwarded property. It keeps the modifiers of the function's own type,
    /// but is `@escaping` if the product keeps it, and `inout` if a closure mutates it.
    private func passing(_ type: TypeExpression, _ index: Int, along edge: BuildEdge) -> TypeExpression {
        let declared = tree[edge.product].dependencies[index].declared
        let parameters = tree.parameters(along: edge)
        let places = tree[edge.product].declared.places(of: parameters)
        let said = zip(places ?? [], parameters).first { tree[edge.product].forwarded[$0.0] == index }?.1
        let isNonescaping =
            said?.isNonescaping == true
            && !tree.nonescapingButKept(along: edge).contains(index)
        // A closure specifies some of the modifiers itself.
        if type.isParameter(saying: "inout") { return type }
        if said?.isInout == true { return .attributed(["inout"], type) }
        let passed = type.escaping(isFunction: declared.type.canonical.isFunction && !isNonescaping)
        let words = [
            said?.isSent == true ? "sending" : nil, said?.isConsumed == true ? "consuming" : nil,
            said?.isAutoclosure == true ? "@autoclosure" : nil,
        ]
        .compactMap(\.self).filter { !type.isParameter(saying: $0) }
        return words.isEmpty ? passed : .attributed(words.map(TypeAttribute.word), passed)
    }

    /// Returns the effects of building the product, and those that the builder's type allows already.
    private func allowedEffects(along edge: BuildEdge) -> BuildEffects {
        var effects = BuildEffects.none
        // The elements of a collection have the same type.
        for edge in tree[edge.builtFor].edges { effects.formUnion(tree.effects[edge.product]) }
        guard let allowed = edge.builder?.effects else { return effects }
        effects.isAsync = effects.isAsync || allowed.isAsync
        if allowed.throwing == .anyError { effects.thrown = .anything }
        return effects
    }

    /// Returns a fix-it that gives the property of an edge the type of a function that can build the product.
    func respellFunction(along edge: BuildEdge) -> FixIt? {
        function(along: edge).flatMap { respell(edge.builtFor, as: $0) }
    }
}
