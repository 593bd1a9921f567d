// Member types of types of the standard library and Foundation.
extension SDKType {
    /// The generic parameters of standard library types. Each is also a member: `[Int].Element`.
    package static let parametersOfStandardLibrary: [String: [String]] = byName([
        """
        Array ArraySlice AsyncStream CollectionOfOne ContiguousArray EmptyCollection Repeated Set
        """: ["Element"],
        "AsyncThrowingStream": ["Element", "Failure"],
        "ClosedRange Range": ["Bound"],
        "Dictionary KeyValuePairs": ["Key", "Value"],
        "Optional": ["Wrapped"],
        "Result Task": ["Success", "Failure"],
    ])

    /// The types of other members, such as `Array.Index`.
    private static let members: [String: TypeExpression] = byName([
        """
        Array.Index ArraySlice.Index CollectionOfOne.Index ContiguousArray.Index Data.Index
        EmptyCollection.Index IndexPath.Element IndexPath.Index IndexSet.Element Int.Stride Int16.Stride
        Int32.Stride Int64.Stride Int8.Stride KeyValuePairs.Index Repeated.Index UInt.Stride
        UInt16.Stride UInt32.Stride UInt64.Stride UInt8.Stride
        """: .word("Int"),
        """
        Array.SubSequence ArraySlice.SubSequence ContiguousArray.SubSequence
        """: .generic("ArraySlice", [.word("Element")]),
        "AsyncStream.Failure": .word("Never"),
        "CGFloat.Stride": .word("CGFloat"),
        "ClosedRange.Element Range.Element Range.Index": .word("Bound"),
        "Data.Element Int8.Magnitude UInt8.Magnitude": .word("UInt8"),
        "Date.Stride Double.Stride": .word("Double"),
        "Decimal.Stride": .word("Decimal"),
        "Dictionary.Element KeyValuePairs.Element": .pair,
        "Float.Stride": .word("Float"),
        "Int.Magnitude UInt.Magnitude": .word("UInt"),
        "Int16.Magnitude UInt16.Magnitude": .word("UInt16"),
        "Int32.Magnitude UInt32.Magnitude": .word("UInt32"),
        "Int64.Magnitude UInt64.Magnitude": .word("UInt64"),
        "Range.SubSequence": .generic("Range", [.word("Bound")]),
        "String.Element Substring.Element": .word("Character"),
        "String.SubSequence Substring.SubSequence": .word("Substring"),
        "Substring.Index": .member("Index", of: "String"),
    ])

    /// A dictionary of values that several names have in common.
    private static func byName<Value>(_ rows: KeyValuePairs<String, Value>) -> [String: Value] {
        var values: [String: Value] = [:]
        for (names, value) in rows { for name in names.words { values[name] = value } }
        return values
    }

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
        return members[type.name + "." + name]?.replacingNames { components in
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
