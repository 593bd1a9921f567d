import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func notSendable(
        _ edge: BuildEdge,
        _ values: [ValueID],
        across boundary: SendableBoundary
    ) -> Diagnostic {
        let shown = values.prefix(Self.shownCount)
        let reason =
            switch boundary {
            case .builder: "is 'Sendable' but captures"
            case .task: "is built concurrently but receives"
            case .actor: "builds an actor but passes it"
            case .isolation(let target): "is built \(place(ofBuildingIn: target)) but receives"
            }
        let handedOver = remedies.handingOver(values, along: edge, across: boundary)
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' \(reason) non-Sendable \
                \(shown.map { value($0) }.listed(of: values.count))
                """,
            location: place(edge),
            notes: shown.flatMap {
                [taker(of: $0, in: edge.product), declaration(of: $0), respelling($0, in: edge.owner)]
                    .compactMap(\.self)
            } + handingOver(handedOver, at: edge),
            fixIts: [
                remedies.declareSendable(values.map { tree.values[$0].type }),
                handedOver.flatMap { remedies.respell($0, along: edge) },
                boundary == .builder ? remedies.buildInPlace(edge) : nil,
            ]
            .compactMap(\.self)
        )
    }

    /// Returns advice to write a function with `sending` parameters.
    private func handingOver(_ type: WrittenType?, at edge: BuildEdge) -> [Diagnostic.Note] {
        type.map {
            [note("or write '\($0.text)': callers then give up the value that they pass", at: place(edge))]
        } ?? []
    }

    func keptByActor(_ edge: BuildEdge, _ actor: Isolation) -> Diagnostic {
        let type = tree[edge.product].declared.type.canonical
        if tree[edge.product].declared.owner != nil { return keptByActor(edge, actor, ofClosure: type) }
        let product = name(edge.product)
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is built \(place(ofBuildingIn: actor)), which may keep \
                it, but '\(product)' is not 'Sendable'
                """,
            location: place(edge),
            notes: [
                type.entity(in: tree.table).flatMap { place($0) }.map {
                    note("isolate '\(product)' itself, or declare that it is 'Sendable'", at: $0)
                }
            ].compactMap(\.self)
        )
    }

    /// Reports a closure that builds its product on an actor, although it need not.
    private func keptByActor(
        _ edge: BuildEdge,
        _ actor: Isolation,
        ofClosure type: TypeExpression
    ) -> Diagnostic {
        let built = spelling(type)
        let apart = edge.isConcurrent ? ", or build it without 'concurrently'" : ""
        let closure = tree[edge.product].declared.declaration
        return Diagnostic(
            id: .notSendable,
            message: """
                the closure for '\(text(of: edge))' of '\(name(edge.owner))' runs \(place(ofBuildingIn: actor)), \
                which may keep its result, but '\(built)' is not 'Sendable'
                """,
            location: place(edge),
            notes: [
                note(
                    "write '@Sendable' before its parameters, so that it runs on no actor\(apart)",
                    at: location(closure.bodyRange, edge.owner)
                ),
                type.entity(in: tree.table).flatMap { place($0) }.map {
                    note("declare that '\(built)' is 'Sendable'", at: $0)
                },
            ].compactMap(\.self)
        )
    }

    /// Returns a note about the scope that takes the value.
    private func taker(of value: ValueID, in product: ScopeID) -> Diagnostic.Note? {
        let forwarded = tree[product].forwarded.first {
            tree[product].dependencies[$0].declared.value == value
        }
        if let forwarded {
            let property = DependencyID(scope: product, index: forwarded)
            return note("'\(name(product))' is forwarded '\(self.value(value))'", at: place(property))
        }
        let receivers = [Requirement.value(value), .ifAvailable(value)].lazy.flatMap {
            needs.receivers(of: $0, below: product, atMost: 1).dependencies
        }
        return receivers.first.map {
            note("'\(name($0.scope))' receives '\(self.value(value))'", at: place($0))
        }
    }

    /// Returns advice to declare a provided function as `@Sendable`.
    private func respelling(_ value: ValueID, in owner: ScopeID) -> Diagnostic.Note? {
        let above = [owner] + survey.path(to: owner).edges.reversed().map(\.owner)
        let provider = above.lazy.compactMap { scope in
            tree.values.provider(of: .value(value), among: tree[scope].providers).map {
                DependencyID(scope: scope, index: $0)
            }
        }.first
        guard let property = provider,
            let type = tree.declaredNeed(of: property, along: []).spelled.sendableFunction
        else { return nil }
        guard tree[property].isBuilder || tree[property].collected != nil else { return nil }
        return note("write '\(spelling(type))' here and where it is received", at: place(property))
    }

    /// Returns a note at the declaration of the value's type.
    private func declaration(of value: ValueID) -> Diagnostic.Note? {
        let type = tree.values[value].type.canonical
        return type.entity(in: tree.table).flatMap { place($0) }.map {
            note("declare that '\(spelling(type))' is 'Sendable'", at: $0)
        }
    }
}

extension TypeExpression {
    /// `@Sendable () -> X` for `() -> X`, also in an optional or a collection; `nil` if the type is no function.
    fileprivate var sendableFunction: TypeExpression? {
        switch self {
        case .function: return .attributed(["@Sendable"], self)
        case .attributed(let attributes, let base):
            return base.isFunction ? .attributed(["@Sendable"] + attributes, base) : nil
        case .optional(let wrapped):
            return wrapped.sendableFunction.map { .optional($0) }
        case .array(let element):
            return element.sendableFunction.map { .array($0) }
        case .dictionary(let key, let value):
            return value.sendableFunction.map { .dictionary(key: key, value: $0) }
        case .tuple(let elements):
            return elements.count == 1 && elements[0].label == nil ? elements[0].type.sendableFunction : nil
        case .named, .member, .implicitlyUnwrapped, .inlineArray, .existential, .opaque, .composition,
            .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return nil
        }
    }
}
