import HeirloomModel

/// A canonical type's index in a ``TypeTable``.
package struct TypeID: Hashable {
    package var index: Int
}

/// Canonical types, identified by small integers.
package struct TypeTable {
    package private(set) var types: [TypeExpression] = []
    private var ids: [TypeExpression: TypeID] = [:]
    /// Types that were looked up before: finding an object is faster than finding an equal value.
    private var known: [ObjectIdentifier: TypeID] = [:]
    /// Retained so that no other type reuses an object identifier.
    private var resolved: [ResolvedType] = []

    init(capacity: Int) {
        types.reserveCapacity(capacity)
        ids.reserveCapacity(capacity)
        known.reserveCapacity(capacity)
    }

    mutating func intern(_ type: ResolvedType) -> TypeID {
        let object = ObjectIdentifier(type)
        if let id = known[object] { return id }
        let id = intern(type.canonical)
        known[object] = id
        resolved.append(type)
        return id
    }

    private mutating func intern(_ canonical: TypeExpression) -> TypeID {
        if let id = ids[canonical] { return id }
        let id = TypeID(index: types.count)
        types.append(canonical)
        ids[canonical] = id
        return id
    }

    /// Returns the ID of a type that was interned.
    package func id(of canonical: TypeExpression) -> TypeID? { ids[canonical] }
}

/// Pairs of a label and a type, identified by small integers.
package struct ValueTable {
    private struct Key: Hashable {
        var label: String
        var type: TypeID
    }

    package private(set) var values: [Value] = []
    private var ids: [Key: ValueID] = [:]

    mutating func intern(label: String, type: ResolvedType, id typeID: TypeID) -> ValueID {
        let key = Key(label: label, type: typeID)
        if let id = ids[key] { return id }
        let id = ValueID(values.count)
        values.append(Value(label: label, type: type))
        ids[key] = id
        return id
    }

    /// Records that one value is the optional of another.
    package mutating func note(_ optional: ValueID, asOptionalOf value: ValueID) {
        values[value.index].optional = optional
    }

    @inlinable package subscript(id: ValueID) -> Value { values[id.index] }

    /// Returns the ranks of some values in the order of label and type, and 0 for all others.
    func ranks(of some: [ValueID]) -> [Int] {
        let keys = some.map {
            (label: self[$0].label, type: self[$0].type.canonical.spelling, index: $0.index)
        }
        let sorted = keys.sorted { ($0.label, $0.type, $0.index) < ($1.label, $1.type, $1.index) }
        var ranks = [Int](repeating: 0, count: values.count)
        for (rank, key) in sorted.enumerated() { ranks[key.index] = rank }
        return ranks
    }
}
