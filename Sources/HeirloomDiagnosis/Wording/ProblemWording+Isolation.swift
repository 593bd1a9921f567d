import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func inaccessibleType(_ edge: BuildEdge, _ access: BuildAccess) -> Diagnostic {
        let product = edge.product
        if tree[product].declared.owner != nil, access.isOfInitializer {
            return inaccessibleClosure(edge, access)
        }
        let module = tree.module(of: product)
        let declaration = tree[product].declared.declaration
        let isFunction = declaration.construction.callee == .instantiateFunction
        let builder = isFunction ? "'instantiate'" : "initializer"
        let what =
            access.isOfInitializer
            ? (isFunction ? "" : "the ") + "\(builder) of '\(name(product))'" : "'\(name(product))'"
        let range = access.isOfInitializer ? declaration.construction.range : nil
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is built in module '\(tree.input.module)', where \(what) is \
                not visible: it is '\(access.level.rawValue)' in module '\(module)'
                """,
            location: place(edge),
            notes: access.isOfInitializer
                ? [
                    note(
                        "make its \(builder) 'public'",
                        at: range.map { location($0, product) } ?? place(product)
                    )
                ] : makingPublic(product),
            fixIts: remedies.changes.showing(product, to: edge.owner)
        )
    }

    /// Returns notes about the types to make `public` for a product. Members that meet requirements of public protocols
    /// must become public too.
    func makingPublic(_ product: ScopeID) -> [Diagnostic.Note] {
        let bases = tree[product].declared.entity.map { tree.resolver.basesOfType($0) } ?? []
        let protocols = bases.filter { base in
            guard case .type(let read) = tree.table[base].kind else { return false }
            return read.summary.kind == .protocol && tree.table[base].access >= .public
        }
        let required = protocols.prefix(3).map { name($0) }.listed()
        let verb = protocols.count == 1 ? "requires" : "require"
        func remark(on owner: String? = nil) -> String {
            guard !protocols.isEmpty else { return "" }
            return ", including the members \(owner.map { "of \($0) " } ?? "")that \(required) \(verb)"
        }
        let widened = tree[product].declared.entity.map { entity in
            widening(entity, to: .public) { remark(on: $0 == entity ? nil : "'\(name(product))'") }
        }
        if let widened, !widened.isEmpty { return widened }
        return [note("make it 'public'" + remark(), at: place(product))]
    }

    /// Returns a note for each type that limits the accessibility of another: the type itself or an enclosing one.
    ///
    /// - Parameter remark: Returns the end of the first note, for the type that it names.
    func widening(
        _ type: EntityID,
        to level: AccessLevel,
        remark: (EntityID) -> String = { _ in "" }
    ) -> [Diagnostic.Note] {
        tree.narrowTypes(around: type, below: level).enumerated().compactMap { index, narrow in
            let subject = narrow == type ? "it" : "'\(name(narrow))'"
            let text = "make \(subject) '\(level.rawValue)'" + (index == 0 ? remark(narrow) : "")
            return place(narrow).map { note(text, at: $0) }
        }
    }

    func isolationMismatch(_ mismatch: IsolationMismatch) -> Diagnostic {
        let edge = mismatch.places[0]
        let product = isolatedName(edge, mismatch.needed)
        let actor = spelling(mismatch.needed)
        let reason: String
        let remedy: Diagnostic.Note
        let fixIt: FixIt?
        switch mismatch.cause {
        case .root(let root):
            reason = "root '\(name(root))' is \(described(mismatch.found))"
            fixIt = mismatch.found == .nonisolated ? remedies.isolate(root, to: mismatch.needed) : nil
            remedy = note(
                fixIt == nil
                    ? "build it below a root on '\(actor)', or make '\(product)' nonisolated"
                    : "write '\(actor)' here",
                at: place(root)
            )
        case .builder(let builder):
            let how =
                mismatch.found == .nonisolated
                ? "may build it anywhere" : "builds \(place(ofBuildingIn: mismatch.found))"
            reason = "'\(text(of: builder))' of '\(name(builder.owner))' \(how)"
            if builder.builder?.instantiator != nil {
                let isThere = tree.isolations[builder.owner.index] == mismatch.needed
                fixIt = isThere ? remedies.buildInPlace(builder) : nil
                remedy = note(
                    "build it with an 'Instantiator', or make '\(product)' nonisolated",
                    at: place(builder)
                )
            } else if builder != edge, builder.builder?.effects.isAsync == true {
                (fixIt, remedy) = isolating(edge, to: mismatch.needed)
            } else {
                fixIt = builder == edge ? remedies.buildIt(builder, on: mismatch.needed) : nil
                remedy = note(
                    "make the function '\(actor)' or 'async', or make '\(product)' nonisolated",
                    at: place(builder)
                )
            }
        case .scope(let scope):
            reason = "'\(name(scope))' is built \(place(ofBuildingIn: mismatch.found))"
            if edge.builder == nil {
                (fixIt, remedy) = isolating(edge, to: mismatch.needed)
            } else {
                fixIt = remedies.buildIt(edge, on: mismatch.needed)
                remedy = note(
                    "build it with a function that is '\(actor)' or 'async', or make '\(product)' nonisolated",
                    at: place(edge)
                )
            }
        }
        return Diagnostic(
            id: .isolationMismatch,
            message: "'\(product)' must be built on '\(actor)', but \(reason)",
            location: place(edge),
            notes: mismatch.places.dropFirst().prefix(5).map { other in
                note("'\(text(of: other))' has the same problem", at: place(other))
            } + [remedy],
            fixIts: [fixIt].compactMap(\.self)
        )
    }

    /// Returns the name of the part of an edge that has the isolation: the product or its wrapper.
    private func isolatedName(_ edge: BuildEdge, _ isolation: Isolation) -> String {
        tree.isolations[edge.product.index] == isolation ? name(edge.product) : spelling(edge.requestedType)
    }

    /// Returns the remedy for a product that is built immediately, below a function that may suspend: isolate its
    /// owner.
    private func isolating(_ edge: BuildEdge, to isolation: Isolation) -> (FixIt?, Diagnostic.Note) {
        let remedy = note(
            """
            isolate '\(name(edge.owner))' to '\(spelling(isolation))', or make \
            '\(isolatedName(edge, isolation))' nonisolated
            """,
            at: place(edge.owner)
        )
        return (remedies.isolate(edge.owner, to: isolation), remedy)
    }

    func unavailableUnderConstruction(_ need: SiblingNeed, in scope: ScopeID) -> Diagnostic {
        let property = DependencyID(scope: scope, index: need.dependency)
        let sibling = DependencyID(scope: scope, index: need.sibling)
        let receiver = tree[property].edges.first.flatMap { edge in
            needs.receivers(of: need.requirement, below: edge.product, atMost: 1).dependencies.first
        }
        let user = receiver ?? property
        return Diagnostic(
            id: .unavailableUnderConstruction,
            message: """
                '\(text(of: user))' of '\(name(user.scope))' is always 'nil', because '\(name(user.scope))' is built before \
                '\(text(of: sibling))' of '\(name(scope))'
                """,
            location: place(property),
            notes: receiver.map { [note("received here with 'onlyIfAvailable: true'", at: place($0))] }
                ?? []
        )
    }
}

extension ProblemWording {
    /// `@MainActor`
    private func spelling(_ isolation: Isolation) -> String {
        isolation.actor.map { "@\(spelling($0.canonical))" } ?? "nonisolated"
    }

    func place(ofBuildingIn isolation: Isolation) -> String {
        switch isolation {
        case .nonisolated: "without isolation"
        case .globalActor: "on '\(spelling(isolation))'"
        }
    }

    private func described(_ isolation: Isolation) -> String {
        switch isolation {
        case .nonisolated: "nonisolated"
        case .globalActor: "on '\(spelling(isolation))'"
        }
    }
}
