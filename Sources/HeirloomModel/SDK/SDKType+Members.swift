// Member types of types of the standard library and Foundation, one line per type.
extension SDKType {
    /// The generic parameters of standard library types. Each is also a member: `[Int].Element`.
    package static let parametersOfStandardLibrary: [String: [String]] = [
        "Array": ["Element"],
        "ArraySlice": ["Element"],
        "AsyncStream": ["Element"],
        "AsyncThrowingStream": ["Element", "Failure"],
        "ClosedRange": ["Bound"],
        "CollectionOfOne": ["Element"],
        "ContiguousArray": ["Element"],
        "Dictionary": ["Key", "Value"],
        "EmptyCollection": ["Element"],
        "KeyValuePairs": ["Key", "Value"],
        "Optional": ["Wrapped"],
        "Range": ["Bound"],
        "Repeated": ["Element"],
        "Result": ["Success", "Failure"],
        "Set": ["Element"],
        "Task": ["Success", "Failure"],
    ]

    /// The types of other members, by type and member.
    private static let members: [String: [String: TypeExpression]] = [
        "Array": ["Index": .word("Int"), "SubSequence": .generic("ArraySlice", [.word("Element")])],
        "ArraySlice": ["Index": .word("Int"), "SubSequence": .generic("ArraySlice", [.word("Element")])],
        "AsyncStream": ["Failure": .word("Never")],
        "CGFloat": ["Stride": .word("CGFloat")],
        "ClosedRange": ["Element": .word("Bound")],
        "CollectionOfOne": ["Index": .word("Int")],
        "ContiguousArray": [
            "Index": .word("Int"), "SubSequence": .generic("ArraySlice", [.word("Element")]),
        ],
        "Data": ["Element": .word("UInt8"), "Index": .word("Int")],
        "Date": ["Stride": .word("Double")],
        "Decimal": ["Stride": .word("Decimal")],
        "Dictionary": ["Element": .pair],
        "Double": ["Stride": .word("Double")],
        "EmptyCollection": ["Index": .word("Int")],
        "Float": ["Stride": .word("Float")],
        "IndexPath": ["Element": .word("Int"), "Index": .word("Int")],
        "IndexSet": ["Element": .word("Int")],
        "Int": ["Magnitude": .word("UInt"), "Stride": .word("Int")],
        "Int16": ["Magnitude": .word("UInt16"), "Stride": .word("Int")],
        "Int32": ["Magnitude": .word("UInt32"), "Stride": .word("Int")],
        "Int64": ["Magnitude": .word("UInt64"), "Stride": .word("Int")],
        "Int8": ["Magnitude": .word("UInt8"), "Stride": .word("Int")],
        "KeyValuePairs": ["Element": .pair, "Index": .word("Int")],
        "Range": [
            "Element": .word("Bound"), "Index": .word("Bound"),
            "SubSequence": .generic("Range", [.word("Bound")]),
        ],
        "Repeated": ["Index": .word("Int")],
        "String": ["Element": .word("Character"), "SubSequence": .word("Substring")],
        "Substring": [
            "Element": .word("Character"), "Index": .member("Index", of: "String"),
            "SubSequence": .word("Substring"),
        ],
        "UInt": ["Magnitude": .word("UInt"), "Stride": .word("Int")],
        "UInt16": ["Magnitude": .word("UInt16"), "Stride": .word("Int")],
        "UInt32": ["Magnitude": .word("UInt32"), "Stride": .word("Int")],
        "UInt64": ["Magnitude": .word("UInt64"), "Stride": .word("Int")],
        "UInt8": ["Magnitude": .word("UInt8"), "Stride": .word("Int")],
    ]

    /// Nested types, whose names refer to nothing else.
    private static let nested: [String: Set<String>] = [
        "ClosedRange": ["Index"],
        "Dictionary": ["Index", "Iterator", "Keys", "Values"],
        "Set": ["Index", "Iterator"],
        "String": ["Index", "Iterator", "UnicodeScalarView", "UTF16View", "UTF8View"],
    ]

    /// Returns the type that a member refers to: `Int` for the `Element` of `Array<Int>`. Returns `nil` for an unknown
    /// member.
    static func member(named name: String, of type: TypeNameComponent) -> TypeExpression? {
        let parameters = parametersOfStandardLibrary[type.name] ?? []
        guard parameters.count == type.arguments.count else { return nil }
        if let index = parameters.firstIndex(of: name) { return type.arguments[index] }
        return members[type.name]?[name]?.replacingNames { components in
            parameters.firstIndex(of: components[0].name).map { type.arguments[$0] } ?? .named(components)
        }
    }

    /// Returns the type that a member of a qualified type refers to. Returns `nil` for an unknown member, or a nested
    /// type.
    package static func member(named name: String, of path: [TypeNameComponent]) -> TypeExpression? {
        let path = path.withoutModule
        return path.count == 1 ? member(named: name, of: path[0]) : nil
    }

    /// Returns whether a member of a qualified type is a nested type.
    package static func isNested(_ name: String, in path: [TypeNameComponent]) -> Bool {
        let path = path.withoutModule
        return path.count == 1 && nested[path[0].name]?.contains(name) == true
    }
}

extension [TypeNameComponent] {
    /// `Data` for `Foundation.Data`.
    fileprivate var withoutModule: [TypeNameComponent] {
        guard count > 1, self[0].isPlain, let type = SDKType.named(self[1].name),
            type.modules.contains(where: { $0.name == self[0].name })
        else { return self }
        return Array(dropFirst())
    }
}

extension TypeExpression {
    /// Returns a type whose name has a single component.
    package static func word(_ name: String) -> TypeExpression { .named([TypeNameComponent(name)]) }

    fileprivate static func member(_ name: String, of type: String) -> TypeExpression {
        .named([TypeNameComponent(type), TypeNameComponent(name)])
    }

    /// The element type of a dictionary.
    fileprivate static let pair = TypeExpression.tuple([
        TupleTypeElement(label: "key", type: .word("Key")),
        TupleTypeElement(label: "value", type: .word("Value")),
    ])

    /// The canonical type with known members replaced by the types that they refer to: `Int` for `Array<Int>.Element`.
    var withoutKnownMembers: TypeExpression {
        guard case .named(var components) = self, components.count > 1 else { return self }
        if components.count > 2 { components = components.withoutModule }
        guard let member = SDKType.member(named: components[1].name, of: components[0]) else { return self }
        return member.appending(components.dropFirst(2)).withoutKnownMembers
    }

    /// Returns the member with the remaining components of a name.
    package func appending(_ rest: ArraySlice<TypeNameComponent>) -> TypeExpression {
        if rest.isEmpty { return self }
        if case .named(let components) = self { return .named(components + rest) }
        return rest.reduce(self) { .member(of: $0, $1) }
    }
}
