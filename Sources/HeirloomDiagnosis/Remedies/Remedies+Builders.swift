import HeirloomGraph
import HeirloomModel

/// A property as it must be declared to build later what it builds at once.
struct OnDemandProperty {
    var attribute: String
    var label: String
    var type: WrittenType

    /// `@Instantiated let xBuilder: Instantiator<X>`
    var text: String { "\(attribute) let \(label): \(type.text)" }
}

extension Remedies {
    /// The declaration that builds the same thing later. It keeps its name where a written initializer takes it.
    func onDemand(_ hop: TreeSurvey.Hop) -> OnDemandProperty? {
        guard case .instantiated(let order, .scope(let product)) = tree[hop].link else { return nil }
        let label = tree[hop].declared.declaration.label
        let isRenamed =
            switch tree[hop.scope].declaration.construction.callee {
            case .memberwiseInitializer, .inheritedInitializer:
                !facts.hasDependency(labelled: "\(label)Builder", in: hop.scope)
            case .writtenInitializer, .instantiateFunction: false
            }
        let newLabel = isRenamed ? "\(label)Builder" : label
        if order.requested.canonical == tree[product].declared.type.canonical {
            guard let built = changes.writing(order.requested, in: hop.scope) else { return nil }
            return OnDemandProperty(
                attribute: "@Instantiated",
                label: newLabel,
                type: WrittenType(type: .generic("Instantiator", [built.type]), edits: built.edits)
            )
        }
        guard let named = changes.naming(product, in: hop.scope),
            let type = erased(BuilderKind(isErased: true), of: product, for: order, in: hop)
        else { return nil }
        let wrapping = order.isWrapped ? ", erasedToConcreteExistential: true" : ""
        return OnDemandProperty(
            attribute: "@Instantiated(fulfilledByType: \"\(named)\"\(wrapping))",
            label: newLabel,
            type: WrittenType(type: type.type.withoutOptional, edits: type.edits)
        )
    }

    /// Builds later what is built at once, where nothing receives it.
    func buildOnDemand(_ hop: TreeSurvey.Hop) -> FixIt? {
        let declared = tree[hop].declared
        guard !facts.isNeeded(declared.value, in: hop.scope), let property = onDemand(hop),
            let attribute = declared.declaration.attribute,
            let retyped = changes.retyping(hop, as: property.type.text)
        else { return nil }
        let isAttributed = !attribute.arguments.isEmpty || property.attribute != "@Instantiated"
        let attributed = isAttributed ? changes.attributing(hop, as: property.attribute) : nil
        let labelled =
            property.label == declared.declaration.label
            ? nil : changes.replace(declared.declaration.labelRange, of: hop.scope, with: property.label)
        return FixIt(
            message: "build it on demand",
            edits: [attributed, labelled].compactMap(\.self) + retyped + property.type.edits
        )
    }

    /// Builds later everything of one type that a scope builds at once: each of them alone would close the loop.
    func breakCycle(at hop: TreeSurvey.Hop) -> FixIt? {
        let product = tree[hop].eagerProduct
        let parallel = tree[hop.scope].dependencies.indices.filter { index in
            tree[hop.scope].dependencies[index].eagerProduct == product
        }
        let edits = allEdits(parallel.map(hop.sibling)) { buildOnDemand($0)?.edits }
        return edits.map { FixIt(message: "build it on demand", edits: $0) }
    }

    /// The right first argument for an erased instantiator.
    func respellForwardedProperties(_ hop: TreeSurvey.Hop) -> FixIt? {
        guard case .instantiated(let order, .scope(let product)) = tree[hop].link, let kind = order.builder,
            !facts.isNeeded(tree[hop].declared.value, in: hop.scope),
            let type = erased(kind, of: product, for: order, in: hop),
            let edits = changes.retyping(hop, as: type.text)
        else { return nil }
        return FixIt(message: "write '\(type.text)'", edits: edits + type.edits)
    }

    /// Lets all who receive a builder of something make their own.
    func makeOwnBuilder(of product: ScopeID, _ receivers: [TreeSurvey.Hop]) -> FixIt? {
        let edits = allEdits(receivers) { receiver -> [FixIt.Edit]? in
            guard case .received = tree[receiver].link,
                let text = instantiatedAttribute(
                    of: product,
                    for: tree[receiver].declared.type,
                    in: receiver.scope
                )
            else { return nil }
            return changes.attributing(receiver, as: text).map { [$0] }
        }
        return edits.map { FixIt(message: "make a builder of its own", edits: $0) }
    }

    /// An instantiator whose closure is not `@Sendable`, for one whose closure is, where nothing receives it.
    func buildInPlace(_ hop: TreeSurvey.Hop) -> FixIt? {
        let declared = tree[hop].declared
        let plain = declared.declaration.type.type.replacingNames { components in
            guard var last = components.last, let kind = BuilderKind(typeName: last.name) else {
                return .named(components)
            }
            last.name = BuilderKind(isErased: kind.isErased).typeName
            return .named(components.dropLast() + [last])
        }
        guard plain != declared.declaration.type.type, !facts.isNeeded(declared.value, in: hop.scope),
            let edits = changes.retyping(hop, as: plain.spelling)
        else { return nil }
        return FixIt(message: "build it where '\(name(hop.scope))' is", edits: edits)
    }
}
