import HeirloomGraph
import HeirloomModel

/// A property declaration that builds on demand what another one builds immediately.
package struct OnDemandProperty {
    package var attribute: String
    package var label: String
    package var type: WrittenType

    /// `@Instantiated let xBuilder: Instantiator<X>`
    var text: String { "\(attribute) let \(ReservedWords.escaped(label)): \(type.text)" }
}

extension Remedies {
    /// Returns a declaration that builds the same product on demand. It keeps its label if a written initializer takes
    /// it.
    package func onDemand(_ edge: BuildEdge) -> OnDemandProperty? {
        let (property, product) = (edge.builtFor, edge.product)
        if tree[property].collected != nil { return collectingLater(edge) }
        // An instantiator cannot build the product of a closure.
        if tree[product].declared.owner != nil { return nil }
        let label = tree[property].declared.declaration.label
        let newLabel =
            label.hasSuffix("Builder") ? label : self.label(of: property, insteadBy: "\(label)Builder")
        let isSendable = storesOnlySendable(property.scope, along: edge)
        // An instantiator neither suspends nor throws, and one that is sendable runs on no actor.
        if !tree[product].exactEffects.isEmpty || isSendable && tree[product].isolation != .nonisolated {
            return functionOnDemand(edge)
        }
        guard let attribute = attribute(along: edge) else { return nil }
        if edge.requestedType.canonical == tree[product].declared.type.canonical {
            let kind = BuilderKind(isErased: false, isSendable: isSendable)
            return names.writing(edge.requestedType, in: property.scope).map { built in
                let type = TypeExpression.generic(kind.typeName, [built.type])
                return OnDemandProperty(
                    attribute: attribute,
                    label: newLabel,
                    type: WrittenType(type: type, imports: built.imports)
                )
            }
        }
        return erased(BuilderKind(isErased: true, isSendable: isSendable), along: edge).map { type in
            OnDemandProperty(
                attribute: attribute,
                label: newLabel,
                type: WrittenType(type: type.type.withoutOptional, imports: type.imports)
            )
        }
    }

    /// Returns the attribute of a property that builds the same product. It names the product if the requested type
    /// does not. Returns `nil` if the product cannot be named.
    private func attribute(along edge: BuildEdge) -> String? {
        let product = tree[edge.product].declared.type.canonical
        if edge.requestedType.canonical == product { return "@Instantiated" }
        let wrapping = tree[edge.builtFor].declared.saysWrapped ? ", erasedToConcreteExistential: true" : ""
        return names.naming(edge.product, in: edge.owner).map {
            "@Instantiated(fulfilledByType: \"\($0)\"\(wrapping))"
        }
    }

    /// Whether a product can be built on demand instead of immediately, because nothing receives it.
    func canBuildOnDemand(_ edge: BuildEdge) -> Bool {
        let declared = tree[edge.builtFor].declared
        return !facts.isNeeded(declared.value, in: edge.owner) && onDemand(edge) != nil
            && declared.declaration.mayChangeType()
    }

    /// `@Instantiated let makeX: (_ y: Y) async throws -> X`
    private func functionOnDemand(_ edge: BuildEdge) -> OnDemandProperty? {
        let property = edge.builtFor
        let label = tree[property].declared.declaration.label
        guard let type = functionInPlace(along: edge), let attribute = attribute(along: edge) else {
            return nil
        }
        let newLabel = "make\(label.prefix(1).uppercased())\(label.dropFirst())"
        return OnDemandProperty(
            attribute: attribute,
            label: self.label(of: property, insteadBy: newLabel),
            type: WrittenType(type: type.type.withoutOptional.withoutParentheses, imports: type.imports)
        )
    }

    /// Returns the type of a function that can be built and stored where a value is built immediately.
    package func functionInPlace(along edge: BuildEdge) -> WrittenType? {
        let isolation = tree[edge.product].isolation
        let isSendable = storesOnlySendable(edge.owner, along: edge)
        let isElsewhere = isSendable || tree[edge.owner].isolation != isolation
        return function(
            along: edge,
            on: isElsewhere && edge.builder == nil ? isolation : .nonisolated,
            isSendable: isSendable
        )
    }

    /// Whether everything that a type stores must be `Sendable`, because the type states that it is. What builds along an
    /// edge must be `Sendable` in an actor, too, unless it builds on no actor.
    func storesOnlySendable(_ scope: ScopeID, along edge: BuildEdge? = nil) -> Bool {
        if let edge, tree[scope].isActor,
            tree[edge.product].isolation != .nonisolated
        {
            return true
        }
        guard let entity = tree[scope].declared.entity, case .type(let read) = tree.table[entity].kind,
            tree.isolationTable.isolation(of: entity) == .nonisolated,
            !read.summary.inheritance.contains(where: \.type.isUnchecked)
        else { return false }
        return tree.conversions.supertypes.all(above: entity).contains { above in
            guard case .unread(let name) = above else { return false }
            return name == "Sendable" || SDKType.assumed(name)?.sendability == .always
        }
    }

    /// `an 'Instantiator<X>'`, or the sendable one where only that can be stored.
    func instantiator(of product: ScopeID) -> String {
        let isSendable = builders.edges(to: product).contains { storesOnlySendable($0.owner) }
        return (isSendable ? "a 'Sendable" : "an '") + "Instantiator<\(name(product))>'"
    }

    /// Returns the other label for a property, or its own if a written initializer takes it or the other one is taken.
    private func label(of property: DependencyID, insteadBy other: String) -> String {
        switch tree[property.scope].declared.declaration.construction.callee {
        case .memberwiseInitializer, .inheritedInitializer:
            facts.hasProperty(labeled: other, in: property.scope)
                ? tree[property].declared.declaration.label : other
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction:
            tree[property].declared.declaration.label
        }
    }

    /// Returns the attribute of a property for which a product is built. It contains `fulfilledByType` if the
    /// property's type does not determine the product, and `erasedToConcreteExistential` if the product must be
    /// wrapped. Returns `nil` if the product cannot be named.
    package func instantiatedAttribute(of product: ScopeID, for type: ResolvedType, in scope: ScopeID)
        -> String?
    {
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
            guard let named = names.naming(product, in: scope) else { return nil }
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

    // MARK: Functions

    /// Returns the type of a function that takes what is forwarded to an edge's product, and that allows the effects of
    /// building it.
    ///
    /// - Parameters:
    ///   - actor: The isolation in which the function must run, if its type does not say so yet.
    ///   - isSendable: Whether the function must be `@Sendable`, even if its actor implies it.
    package func function(along edge: BuildEdge, on actor: Isolation = .nonisolated, isSendable: Bool = false)
        -> WrittenType?
    {
        let product = tree[edge.product]
        let written = tree[edge.builtFor].declared.declaration.type.type
        let own = BuilderFunction(written)
        var imports: [String] = []
        var attributes: [TypeAttribute] = []
        let isolation = actor.actor ?? edge.context?.actor
        if let isolation {
            guard let actor = names.writing(isolation, in: edge.owner) else { return nil }
            attributes.append(.declared(actor.type))
            imports += actor.imports
        }
        // A function on an actor is sendable without saying so.
        let isImplied = isolation != nil || edge.builder?.isSendable != true
        if isSendable || own?.contract.isSendable ?? !isImplied { attributes.append("@Sendable") }
        func write(_ type: ResolvedType) -> TypeExpression? {
            guard let written = names.writing(type, in: edge.owner) else { return nil }
            imports += written.imports
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
        let attributed = attributes.isEmpty ? function : TypeExpression.attributed(attributes, function)
        if tree[edge.builtFor].collected != nil {
            return WrittenType(type: collection(of: attributed, at: edge.builtFor), imports: imports)
        }
        let isOptional = written.wrappedInOptional != nil
        return WrittenType(
            type: isOptional ? .optional(.tuple([TupleTypeElement(type: attributed)])) : attributed,
            imports: imports
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
        for edge in tree[edge.builtFor].edges { effects.formUnion(tree[edge.product].exactEffects) }
        guard let allowed = edge.builder?.effects else { return effects }
        effects.isAsync = effects.isAsync || allowed.isAsync
        if allowed.throwing == .anyError { effects.thrown = .anything }
        return effects
    }

}

extension TypeExpression {
    /// `@unchecked Sendable`
    fileprivate var isUnchecked: Bool {
        if case .attributed(let attributes, _) = self { attributes.contains("@unchecked") } else { false }
    }
}

extension DependencyDeclaration {
    /// Whether an edit can give it another type.
    ///
    /// - Parameter isReferable: Whether a value of the type is an object, and optional where the property must be.
    package func mayChangeType(isReferable: Bool = false) -> Bool {
        attributeRange != nil && !isWrapper && (isReferable || reference == nil)
    }
}
