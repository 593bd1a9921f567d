import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// The types below a root are visible in the root's module, which contains the code that builds them.
    func inaccessibleTypeProblems() -> [GraphProblem] {
        // Within a single module, everything is visible.
        if tree.table.files.modules == [tree.input.module] { return [] }
        return edges(below: survey.search.roots).compactMap { edge in
            let product = tree[edge.product].declared
            guard !survey.isSuspect(edge.product), !tree.isVisible(product) else { return nil }
            let access = tree.buildAccess(of: product)
            return GraphProblem(inaccessibleType(edge, access))
        }
    }

    /// Returns the edges down from the roots, one for each scope: the first that reaches it.
    private func edges(below roots: [ScopeID]) -> [BuildEdge] {
        var walk = BreadthFirstWalk(from: roots)
        var edges: [BuildEdge] = []
        while let scope = walk.next() {
            for edge in tree[scope].edges where walk.reach(edge.product) { edges.append(edge) }
        }
        return edges
    }

    private func inaccessibleType(_ edge: BuildEdge, _ access: BuildAccess) -> Diagnostic {
        let product = edge.product
        let module = tree.module(of: product)
        let declaration = tree[product].declared.declaration
        let isFunction = declaration.construction.callee == .instantiateFunction
        let isClosure = tree[product].declared.owner != nil
        let builder = isFunction ? "'instantiate'" : isClosure ? "closure" : "initializer"
        let what =
            access.isOfInitializer
            ? (isFunction ? "" : "the ") + "\(builder) of '\(name(product))'" : "'\(name(product))'"
        let levels = remedies.names.levels(showing: product, to: edge.owner)
        let range = isClosure ? declaration.construction.accessRange : declaration.construction.range
        // The function generated for a closure has the access level of the property.
        let widened = isClosure ? "the property" : "its \(builder)"
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
                        "make \(widened) \(levels.spelling)",
                        at: range.map { location($0, product) } ?? place(product)
                    )
                ]
                : widening(product, to: levels),
            fixIts: fixIts(showing: product, at: levels)
        )
    }

    /// The types of forwarded properties are visible wherever the type is visible: `ForwardedProperties` is as accessible
    /// as the type.
    func narrowForwardedTypeProblems() -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            // The local rule checks nested types.
            guard !tree[id].declared.declaration.hasLocalFaults else { return [] }
            return tree[id].forwarded.compactMap { index in
                let property = DependencyID(scope: id, index: index)
                let type = tree[property].declared.type
                let access = tree[id].declared.declaration.access
                return tree.entity(in: type, narrowerThan: access).map { narrow in
                    GraphProblem(narrowForwardedType(property, narrow))
                }
            }
        }
    }

    /// Returns the fix that makes a type as accessible as the type to which it is forwarded.
    private func widening(_ type: EntityID, to level: AccessLevel) -> Fix? {
        guard let scope = tree.linker.scope(building: type, in: tree) else { return showing(type, at: level) }
        return remedies.names.accessPlaces(of: scope, below: level).map { .setAccess(level, at: $0) }
    }

    private func narrowForwardedType(_ property: DependencyID, _ type: EntityID) -> Diagnostic {
        let declaration = tree[property.scope].declared.declaration
        let access = min(declaration.access, .public)
        let narrow = tree.narrowTypes(around: type, below: access)
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                type '\(name(type))' of forwarded property '\(tree[property].declared.declaration.label)' must be '\(access.rawValue)', \
                like the type that declares the property
                """,
            location: place(property),
            notes: narrow.compactMap { note("make '\(name($0))' \(access.rawValue)", at: $0) },
            fixIts: fixIts([widening(type, to: access)?.guessed])
        )
    }

    /// No type that an extension makes instantiable is private, because generated files cannot name it. The macro checks
    /// the types that it is attached to.
    ///
    /// Reports each extension once, regardless of its number of functions.
    func unreachableTypeProblems() -> [GraphProblem] {
        var reported: Set<SourceLocation> = []
        return tree.declaredIDs.compactMap { id in
            guard tree[id].isBuiltByExtension, let entity = tree[id].declared.entity,
                tree.table[entity].access < .internal,
                reported.insert(
                    tree.table.files.location(tree[id].declared.declaration.nameRange, in: tree[id].file)
                )
                .inserted
            else { return nil }
            return GraphProblem(hiddenExtended(id, entity))
        }
    }

    /// Uses the words of the macro, which reports the access level of the type itself.
    private func hiddenExtended(_ scope: ScopeID, _ type: EntityID) -> Diagnostic {
        Diagnostic(
            id: .unreachableType,
            message: """
                '\(name(type))' cannot be '@Instantiable' because it is '\(tree.table[type].access.rawValue)': generated \
                code in another file cannot use it
                """,
            location: place(scope),
            notes: widening(type, to: [.internal]),
            fixIts: fixIts([showing(type, at: .internal)])
        )
    }
}
