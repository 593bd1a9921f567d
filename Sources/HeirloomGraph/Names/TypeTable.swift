import HeirloomModel

/// A canonical type's index in a ``TypeTable``.
struct TypeID: Hashable {
    var index: Int
}

/// Canonical types by small integers.
struct TypeTable {
    private(set) var types: [TypeExpression] = []
    private var ids: [TypeExpression: TypeID] = [:]

    mutating func intern(_ canonical: TypeExpression) -> TypeID {
        if let id = ids[canonical] { return id }
        let id = TypeID(index: types.count)
        types.append(canonical)
        ids[canonical] = id
        return id
    }

    /// The type's id, where it has been met.
    func id(of canonical: TypeExpression) -> TypeID? { ids[canonical] }
}

/// Pairs of a label and a type by small integers.
struct ValueTable {
    private struct Key: Hashable {
        var label: String
        var type: TypeID
    }

    private(set) var values: [Value] = []
    private var ids: [Key: ValueID] = [:]

    mutating func intern(label: String, type: ResolvedType, id typeID: TypeID) -> ValueID {
        let key = Key(label: label, type: typeID)
        if let id = ids[key] { return id }
        let id = ValueID(values.count)
        values.append(Value(label: label, type: type))
        ids[key] = id
        return id
    }

    /// Notes that one value is the other as an optional.
    mutating func note(_ optional: ValueID, asOptionalOf value: ValueID) {
        values[value.index].optional = optional
    }

    subscript(id: ValueID) -> Value { values[id.index] }

    /// Each value's place among all, by label and type.
    func ranks() -> [Int] {
        let spellings = values.map { $0.type.canonical.spelling }
        let sorted = values.indices.sorted {
            (values[$0].label, spellings[$0], $0) < (values[$1].label, spellings[$1], $1)
        }
        var ranks = [Int](repeating: 0, count: values.count)
        for (rank, index) in sorted.enumerated() { ranks[index] = rank }
        return ranks
    }
}
