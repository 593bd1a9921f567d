import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// `'Root' builds 'Circle' for 'shape: AnyShape', but it`
    func supplying(_ property: DependencyID) -> String {
        if let edge = tree.adaptedEdge(at: property) {
            return
                "'\(name(property.scope))' builds '\(name(edge.product))' for '\(text(of: property))', but "
                + "'\(name(edge.product))'"
        }
        guard case .renamed(let renaming) = tree[property].origin else {
            preconditionFailure("what is not built is renamed")
        }
        let source = value(renaming.source.value)
        return "'\(text(of: property))' of '\(name(property.scope))' takes '\(source)', which"
    }

    /// `does not conform to 'P'`, `is no 'Base'`
    func lack(of source: TypeExpression, for target: TypeExpression) -> String {
        let wanted = (target.wrappedInOptional ?? target).conformances
        let lacking = wanted.filter { tree.conversions.converts(source, to: $0) == .no }
        let isConstraint = lacking.allSatisfy { isProtocol($0) }
        let names = (lacking.isEmpty ? wanted : lacking).map { spelling($0) }.listed()
        return isConstraint && !lacking.isEmpty
            ? "does not conform to \(names)" : "is not convertible to \(names)"
    }

    /// Returns advice to collect the type in `fulfilledByType`, if the property is a collection.
    func collecting(at property: DependencyID) -> Diagnostic.Note? {
        let declared = tree[property].declared
        guard let named = declared.request?.attribute.fulfilledByType,
            declared.request?.attribute.collecting == nil,
            CollectionShape(declared.type.canonical.withoutOptional) != nil
        else { return nil }
        return note(
            "to collect it, write 'collecting: [\"\(named.type.spelling)\"]' instead of 'fulfilledByType'",
            at: property
        )
    }

    /// Whether a type is a class that does not look like a wrapper: it is neither named like `AnyStore` nor created
    /// from one value.
    func isPlainClass(_ entity: EntityID) -> Bool {
        guard case .type(let read) = tree.table[entity].kind, read.summary.kind == .class else {
            return false
        }
        return read.summary.path.last?.hasPrefix("Any") == false
            && !read.summary.initializers.contains { $0.labels == ["_"] }
    }

    func wrapping(_ target: String, _ source: String) -> String {
        "to wrap it, add an 'init(_:)' to '\(target)' that takes '\(source)' and neither fails nor throws"
    }

    // MARK: Access levels

    /// Returns notes about the types to make visible for a product, with one of the levels. The compiler reports members
    /// that must become as accessible.
    func widening(_ product: ScopeID, to levels: [AccessLevel]) -> [Diagnostic.Note] {
        let widened = tree[product].declared.entity.map { widening($0, to: levels) } ?? []
        return widened.isEmpty ? [note("make it \(levels.spelling)", at: product)] : widened
    }

    /// Returns the fix-its that make a product visible with one of the levels.
    func fixIts(showing product: ScopeID, at levels: [AccessLevel]) -> [FixIt] {
        fixIts(
            levels.map { level in
                remedies.names.accessPlaces(of: product, below: level).map { .setAccess(level, at: $0) }
            }
        )
    }

    /// Returns the fix that makes a type as accessible as `level`.
    func showing(_ type: EntityID, at level: AccessLevel) -> Fix? {
        remedies.names.accessPlaces(of: type, below: level).map { .setAccess(level, at: $0) }
    }

    /// Returns the types whose own access level limits that of a type: the type itself and enclosing ones, innermost
    /// first.
    func narrowTypes(around type: EntityID, below level: AccessLevel) -> [EntityID] {
        var narrow: [EntityID] = []
        var current: EntityID? = type
        while let entity = current, case .type(let read) = tree.table[entity].kind {
            if read.summary.declaredAccess < level { narrow.append(entity) }
            current = tree.table[entity].container
        }
        return narrow
    }

    /// Returns a note for each type that limits the accessibility of another: the type itself or an enclosing one.
    func widening(_ type: EntityID, to levels: [AccessLevel]) -> [Diagnostic.Note] {
        narrowTypes(around: type, below: levels.min() ?? .public).compactMap { narrow in
            let subject = narrow == type ? "it" : "'\(name(narrow))'"
            return note("make \(subject) \(levels.spelling)", at: narrow)
        }
    }
}

extension [AccessLevel] {
    /// `'public' or 'package'`
    var spelling: String { map { "'\($0.rawValue)'" }.joined(separator: " or ") }
}
