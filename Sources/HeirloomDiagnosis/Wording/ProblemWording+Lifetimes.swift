import HeirloomGraph
import HeirloomModel

/// Messages about lifetimes.
extension ProblemWording {
    func lifetimeWithoutFunction(_ property: DependencyID) -> Diagnostic {
        let request = tree[property].declared.request
        let lifetime = request?.lifetime?.rawValue ?? ""
        let edge = tree[property].edges.first
        let isFunction = request?.builder.map { $0.instantiator == nil } ?? false
        let collects = tree[property].collected != nil
        let written = collects ? nil : edge.flatMap(remedies.keptFunction)
        // Without the lifetime, the function must be able to build its product.
        let mayStay = edge.map { EffectfulBuilderRule.isExceeded(along: $0, in: tree) } != true
        return Diagnostic(
            id: .lifetimeWithoutFunction,
            message: isFunction
                ? """
                '.\(lifetime)' keeps one value, but '\(text(of: property))' has parameters, which may differ in every \
                call
                """
                : "'.\(lifetime)' requires a function, but '\(text(of: property))' is not one",
            location: place(property),
            notes: collects
                ? [note("to keep an element, build it in a separate property", at: place(property))]
                : written.map { [note("write '\($0.text)'", at: place(property))] } ?? [],
            fixIts: [
                written == nil ? nil : edge.flatMap(remedies.respellFunction),
                mayStay || written == nil ? remedies.removeLifetime(property) : nil,
            ].compactMap(\.self)
        )
    }

    func weakValue(_ edge: BuildEdge) -> Diagnostic {
        let type = edge.requestedType
        let entity = type.canonical.entity(in: tree.table)
        return Diagnostic(
            id: .weakValue,
            message: """
                '.weak' of '\(text(of: edge))' requires a class type, but '\(spelling(type))' \(whyNoObject(entity))
                """,
            location: place(edge),
            notes: [fix(entity, of: type, along: edge)].compactMap(\.self),
            fixIts: [
                entity.flatMap { remedies.restrictToClasses($0, for: edge) }, remedies.makeLazy(edge),
            ].compactMap(\.self)
        )
    }

    private func whyNoObject(_ entity: EntityID?) -> String {
        guard let entity, case .type(let read) = tree.table[entity].kind, read.summary.kind != .protocol
        else { return "may be a value type" }
        return "is \(read.summary.kind == .enum ? "an" : "a") \(read.summary.kind)"
    }

    /// Returns advice for restricting the type to objects.
    private func fix(
        _ entity: EntityID?,
        of type: ResolvedType,
        along edge: BuildEdge
    ) -> Diagnostic.Note? {
        if let entity, case .type(let read) = tree.table[entity].kind {
            return place(entity).map { place in
                note(
                    read.summary.kind == .protocol
                        ? "constrain '\(read.summary.path.joined(separator: "."))' to 'AnyObject'"
                        : "only classes and actors can be kept weakly",
                    at: place
                )
            }
        }
        guard case .existential = type.spelled.withoutParentheses else { return nil }
        return note(
            """
            write '\(spelling(tree.declaredRequest(along: edge))) & AnyObject', with \
            'fulfilledByType: "\(declaredName(ofProductOf: edge))"'
            """,
            at: place(edge)
        )
    }

    func keptNotSendable(_ edge: BuildEdge) -> Diagnostic {
        let type = edge.requestedType
        let declaration = type.canonical.entity(in: tree.table).flatMap { place($0) }
        return Diagnostic(
            id: .notSendable,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is '@Sendable' but keeps non-Sendable '\(spelling(type))'
                """,
            location: place(edge),
            notes: [
                declaration.map {
                    note("declare that '\(spelling(type.canonical))' is 'Sendable'", at: $0)
                }
            ].compactMap(\.self),
            fixIts: [remedies.callInPlace(edge)].compactMap(\.self)
        )
    }
}
