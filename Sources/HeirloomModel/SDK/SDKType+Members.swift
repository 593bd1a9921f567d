// Types that are members of the standard library's: one line a type.
extension SDKType {
    /// The generic parameters of the standard library's types, each of which is a member too: `[Int].Element`.
    package static let parametersOfStandardLibrary: [String: [String]] = [
        "Array": ["Element"],
        "ArraySlice": ["Element"],
        "AsyncStream": ["Element"],
        "AsyncThrowingStream": ["Element", "Failure"],
        "ClosedRange": ["Bound"],
        "ContiguousArray": ["Element"],
        "Dictionary": ["Key", "Value"],
        "Optional": ["Wrapped"],
        "Range": ["Bound"],
        "Result": ["Success", "Failure"],
        "Set": ["Element"],
        "Task": ["Success", "Failure"],
    ]

    /// What other members of them stand for, by the type and the member.
    private static let membersOfStandardLibrary: [String: [String: TypeExpression]] = [
        "Array": ["Index": .word("Int"), "SubSequence": .generic("ArraySlice", [.word("Element")])],
        "ArraySlice": ["Index": .word("Int"), "SubSequence": .generic("ArraySlice", [.word("Element")])],
        "ContiguousArray": ["Index": .word("Int")],
        "Dictionary": [
            "Element": .tuple([
                TupleTypeElement(label: "key", type: .word("Key")),
                TupleTypeElement(label: "value", type: .word("Value")),
            ])
        ],
        "String": ["Element": .word("Character"), "SubSequence": .word("Substring")],
        "Substring": ["Element": .word("Character"), "SubSequence": .word("Substring")],
    ]

    /// What a member of one of them stands for: `Int` for the `Element` of `Array<Int>`. `nil` for one that is not known.
    static func member(named name: String, of type: TypeNameComponent) -> TypeExpression? {
        let parameters = parametersOfStandardLibrary[type.name] ?? []
        guard parameters.count == type.arguments.count else { return nil }
        if let index = parameters.firstIndex(of: name) { return type.arguments[index] }
        return membersOfStandardLibrary[type.name]?[name]?.replacingNames { components in
            parameters.firstIndex(of: components[0].name).map { type.arguments[$0] } ?? .named(components)
        }
    }
}

extension TypeExpression {
    fileprivate static func word(_ name: String) -> TypeExpression { .named([TypeNameComponent(name)]) }

    /// The canonical type with what its members of the standard library's types stand for: `Int` for
    /// `Array<Int>.Element`.
    var withoutKnownMembers: TypeExpression {
        guard case .named(let components) = self, components.count > 1,
            let member = SDKType.member(named: components[1].name, of: components[0])
        else { return self }
        return member.appending(components.dropFirst(2)).withoutKnownMembers
    }

    /// The type's member under the rest of a name.
    package func appending(_ rest: ArraySlice<TypeNameComponent>) -> TypeExpression {
        if rest.isEmpty { return self }
        if case .named(let components) = self { return .named(components + rest) }
        return rest.reduce(self) { .member(of: $0, $1) }
    }
}
