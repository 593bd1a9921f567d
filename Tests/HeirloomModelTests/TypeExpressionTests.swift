import HeirloomModel
import Testing

/// A type is printed as written, and different spellings of a type have the same canonical form.
@Suite struct TypeExpressionTests {
    private static let user = named("User")
    private static let read = TypeExpression.function(
        FunctionTypeExpression(parameters: [TupleTypeElement(type: user)], result: .tuple([]))
    )

    private static let mainActor = TypeAttribute.declared(named("MainActor"))

    private static func named(_ names: String...) -> TypeExpression {
        .named(names.map { TypeNameComponent($0) })
    }

    static let spellings: [(TypeExpression, String)] = [
        (named("Models", "User"), "Models.User"),
        (.generic("Cache", [user, .optional(named("Int"))]), "Cache<User, Int?>"),
        (.member(of: .array(user), TypeNameComponent("Index")), "[User].Index"),
        (.optional(.existential(user)), "(any User)?"),
        (.implicitlyUnwrapped(user), "User!"),
        (.optional(.optional(user)), "User??"),
        (.dictionary(key: named("String"), value: .array(user)), "[String: [User]]"),
        (.inlineArray(count: .integer("3"), element: user), "[3 of User]"),
        (.tuple([]), "()"),
        (.tuple([TupleTypeElement(label: "by", type: user)]), "(by: User)"),
        (
            .tuple([TupleTypeElement(label: "_", secondName: "user", type: user, isVariadic: true)]),
            "(_ user: User...)"
        ),
        (read, "(User) -> ()"),
        (.optional(read), "((User) -> ())?"),
        (.attributed(["@escaping", "@Sendable"], read), "@escaping @Sendable (User) -> ()"),
        (
            .function(
                FunctionTypeExpression(
                    parameters: [],
                    isAsync: true,
                    throwing: .error(named("Failure")),
                    result: user
                )
            ),
            "() async throws(Failure) -> User"
        ),
        (
            .function(FunctionTypeExpression(parameters: [], throwing: .anyError, result: read)),
            "() throws -> (User) -> ()"
        ),
        (.metatype(.existential(user)), "(any User).Type"),
        (.protocolMetatype(user), "User.Protocol"),
        (.composition([user, .suppressed(named("Copyable"))]), "User & ~Copyable"),
        (.opaque(.composition([user, named("Sendable")])), "some User & Sendable"),
        (.packExpansion(.packElement(user)), "repeat each User"),
        (named("default", "Type"), "`default`.`Type`"),
        (named("Self"), "Self"),
        (.generic("Array", [.placeholder]), "Array<_>"),
    ]

    @Test(arguments: spellings)
    func typesAreSpelledAsWritten(_ type: TypeExpression, _ spelling: String) {
        #expect(type.spelling == spelling)
    }

    static let equalTypes: [[TypeExpression]] = [
        [.existential(user), user, .tuple([TupleTypeElement(type: user)])],
        [.tuple([]), named("Void"), named("Swift", "Void")],
        [.array(user), .generic("Array", [user])],
        [.dictionary(key: user, value: user), .generic("Dictionary", [user, user])],
        [
            .optional(user), .implicitlyUnwrapped(user), .generic("Optional", [user]),
            .named([TypeNameComponent("Swift"), TypeNameComponent("Optional", arguments: [user])]),
        ],
        [named("Int"), named("Swift", "Int")],
        [
            .composition([user, named("Sendable")]),
            .existential(.composition([named("Sendable"), user, user])),
            .composition([named("Sendable"), .composition([user])]),
        ],
        [
            read, .attributed(["@escaping"], read), .attributed(["inout"], read),
            .function(
                FunctionTypeExpression(
                    parameters: [TupleTypeElement(label: "_", secondName: "user", type: user)],
                    result: named("Void")
                )
            ),
        ],
        [
            .attributed(["@Sendable", Self.mainActor], read),
            .attributed([Self.mainActor, "@escaping", "@Sendable"], read),
        ],
        [.optional(.array(.optional(user))), .generic("Optional", [.generic("Array", [.optional(user)])])],
    ]

    @Test(arguments: equalTypes)
    func spellingsOfOneTypeAreEqual(_ types: [TypeExpression]) {
        #expect(Set(types.map { $0.canonical(name: TypeExpression.named) }).count == 1)
    }

    /// No two of the groups above are the same type, and neither are these types.
    @Test func differentTypesStayDifferent() {
        let different =
            Self.equalTypes.map { $0[0] } + [
                .optional(.optional(Self.user)), .metatype(Self.user), .protocolMetatype(Self.user),
                .opaque(Self.user), .suppressed(Self.user), .packElement(Self.user),
                Self.named("Models", "User"), .tuple([TupleTypeElement(label: "a", type: Self.user)]),
                .attributed(["@Sendable"], Self.read),
            ]
        #expect(Set(different.map { $0.canonical(name: TypeExpression.named) }).count == different.count)
    }

    @Test func canonicalNamesAreMappedFromTheInsideOut() {
        let type = TypeExpression.optional(.generic("Cache", [.array(Self.user)]))
        let canonical = type.canonical { components in
            .named([TypeNameComponent("Models")] + components)
        }
        #expect(canonical.spelling == "Optional<Models.Cache<Array<Models.User>>>")
    }

    static let optionals: [(TypeExpression, TypeExpression?)] = [
        (.optional(user), user),
        (.implicitlyUnwrapped(user), user),
        (.tuple([TupleTypeElement(type: .optional(user))]), user),
        (.generic("Optional", [user]), user),
        (.named([TypeNameComponent("Swift"), TypeNameComponent("Optional", arguments: [user])]), user),
        (.named([TypeNameComponent("Other"), TypeNameComponent("Optional", arguments: [user])]), nil),
        (.tuple([TupleTypeElement(label: "a", type: .optional(user))]), nil),
        (.array(.optional(user)), nil),
        (user, nil),
    ]

    @Test(arguments: optionals)
    func optionalsAreRecognizedInEverySpelling(_ type: TypeExpression, _ wrapped: TypeExpression?) {
        #expect(type.wrappedInOptional == wrapped)
    }
}
