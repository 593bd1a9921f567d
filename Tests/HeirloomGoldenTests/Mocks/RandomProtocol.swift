import HeirloomTestSupport

/// A protocol with random requirements, and a program that calls each of them on its mock.
struct RandomProtocol {
    /// The isolation and sendability of a protocol.
    enum Form: CaseIterable {
        case plain, sendable, mainActor, actor
    }

    let name: String
    let form: Form
    private(set) var requirements: [DrawnRequirement] = []
    /// The name of the inherited protocol.
    let base: String?

    init(_ name: String, inheriting base: RandomProtocol?, random: inout SeededGenerator) {
        self.name = name
        form = base?.form ?? Form.allCases[random.draw(below: Form.allCases.count)]
        self.base = base?.name
        let kinds = DrawnRequirement.kinds
        for number in 0..<8 {
            let kind = kinds[random.draw(below: kinds.count)]
            requirements.append(DrawnRequirement(kind, "\(name.lowercased())\(number)", form, &random))
        }
    }

    /// The declaration of the protocol: `public protocol Name: Base { … }`.
    ///
    /// It has an additional initializer and subscript, so that the random ones are named by their labels.
    var declaration: String {
        let clause: String
        switch form {
        case .plain, .mainActor: clause = base.map { ": \($0)" } ?? ""
        case .sendable: clause = ": \(base ?? "Sendable")"
        case .actor: clause = ": \(base ?? "Actor")"
        }
        let lines = requirements.enumerated().map { number, requirement in
            number % 3 == 2
                ? "#if !NEVER\n    \(requirement.declaration)\n    #endif" : requirement.declaration
        }
        return """
            \(form == .mainActor ? "@MainActor " : "")public protocol \(name)\(clause) {
                init(first: Int)
                subscript(first place: Int) -> Int { get }
                \(lines.joined(separator: "\n    "))
            }
            """
    }

    /// Statements that stub and call every requirement, including inherited ones, and print the results.
    func program(_ base: RandomProtocol?) -> String {
        let all = requirements + (base?.requirements ?? [])
        let value = "mock\(name)"
        let calls = all.map {
            $0.statements.replacing("$Mock", with: "Mock\(name)").replacing("$it", with: value)
        }
        return (["let \(value) = Mock\(name)()"] + calls).joined(separator: "\n")
    }

    func expected(_ base: RandomProtocol?) -> [String] {
        (requirements + (base?.requirements ?? [])).map(\.expected)
    }
}

/// A random requirement with the statements that test its mock.
struct DrawnRequirement {
    /// A template: a declaration, statements that stub, call, and print it, and their expected output. `NAME` stands
    /// for the name, `NUMBER` and `NEXT` for two numbers, `WAIT` for `await` on an actor, `$it` for the mock, and
    /// `$Mock` for its type.
    struct Kind {
        let declaration: String
        let statements: String
        let expected: String

        init(_ declaration: String, _ statements: String, _ expected: String) {
            self.declaration = declaration
            self.statements = statements
            self.expected = expected
        }
    }

    let declaration: String
    let statements: String
    let expected: String

    init(_ kind: Kind, _ name: String, _ form: RandomProtocol.Form, _ random: inout SeededGenerator) {
        let number = random.draw(below: 90) + 10
        func filled(_ text: String) -> String {
            text.replacing("NAME", with: name).replacing("NUMBER", with: "\(number)")
                .replacing("NEXT", with: "\(number + 1)").replacing(
                    "WAIT ",
                    with: form == .actor ? "await " : ""
                )
        }
        declaration = filled(kind.declaration)
        statements = filled(kind.statements)
        expected = filled(kind.expected)
    }

    static let kinds: [Kind] = functions + generics + properties + others

    private static let functions = [
        Kind("func NAME()", "WAIT $it.NAME(); print($it.mock.NAME.callCount)", "1"),
        Kind(
            "func NAME(_ a: Int, b: String?) -> Int",
            "$it.mock.NAME.performs { a, _ in a + 1 }; print(WAIT $it.NAME(NUMBER, b: nil))",
            "NEXT"
        ),
        Kind(
            "func NAME(at place: Int) async throws(Fault) -> Value",
            "$it.mock.NAME.throws(.code(NUMBER))\ndo { _ = try await $it.NAME(at: 1) } catch { print(error) }",
            "code(NUMBER)"
        ),
        Kind(
            "@discardableResult func NAME(_ v: inout Int) throws -> Bool",
            """
            $it.mock.NAME.performs { $0 = NUMBER; return true }
            var v_$it_NAME = 0
            _ = try WAIT $it.NAME(&v_$it_NAME)
            print(v_$it_NAME)
            """,
            "NUMBER"
        ),
        Kind(
            "func NAME(_ f: (Value) throws -> Int) rethrows -> Int",
            "$it.mock.NAME.performs { try $0(Value(NUMBER)) }; print(WAIT $it.NAME { @Sendable v in v.number })",
            "NUMBER"
        ),
        Kind(
            "func NAME(_ text: @autoclosure @Sendable () -> String, then: @escaping @Sendable () -> Void)",
            "WAIT $it.NAME(\"NUMBER\", then: {}); print($it.mock.NAME.calls.map(\\.text))",
            "[\"NUMBER\"]"
        ),
        Kind(
            "func NAME(_ values: Int..., last: consuming Value, _: borrowing Value) -> [Int]",
            "print(WAIT $it.NAME(1, NUMBER, last: Value(1), Value(2)), $it.mock.NAME.calls[0].values)",
            "[] [1, NUMBER]"
        ),
        Kind(
            "func NAME(with other: Self) -> Self?",
            "$it.mock.NAME.returns($it); print(WAIT $it.NAME(with: $it) === $it)",
            "true"
        ),
    ]

    private static let generics = [
        Kind(
            "func NAME<T: Sendable>(_ values: T..., by f: (T) throws -> Int) rethrows -> Int",
            "print($it.mock.NAME.callCount)",
            "0"
        ),
        Kind(
            "func NAME<T>(_ type: T.Type, _ value: T) -> T? where T: Comparable & Sendable",
            "$it.mock.NAME.returns(NUMBER); print(WAIT $it.NAME(Int.self, 1) as Any)",
            "Optional(NUMBER)"
        ),
        Kind(
            "func NAME(_ value: any Hashable & Sendable, _ other: some Sendable) async -> String",
            "print(await $it.NAME(NUMBER, 2).isEmpty, $it.mock.NAME.callCount)",
            "true 1"
        ),
    ]

    private static let properties = [
        Kind("var NAME: Value? { get }", "print(WAIT $it.NAME as Any)", "nil"),
        Kind(
            "var NAME: Int { get async throws }",
            "$it.mock.NAME.returns(inOrder: NUMBER, 0); print(try await $it.NAME)",
            "NUMBER"
        ),
        Kind(
            "nonisolated var NAME: String { get }",
            "$it.mock.NAME.returns(\"NUMBER\"); print($it.NAME)",
            "NUMBER"
        ),
        Kind(
            "var NAME: [Int] { get set }",
            "$it.mock.NAME.returns([NUMBER]); print(WAIT $it.NAME, $it.mock.NAME.calls)",
            "[NUMBER] []"
        ),
    ]

    private static let others = [
        Kind(
            "static func NAME(_ number: Int) -> Int",
            "$Mock.withMock { $0.NAME.returns(NUMBER); print($Mock.NAME(1), $0.NAME.calls) }",
            "NUMBER [1]"
        ),
        Kind("init(NAME: Int)", "print($Mock(NAME: NUMBER).mock.initializer_NAME.calls)", "[NUMBER]"),
        Kind(
            "subscript(NAME place: Int) -> Int { get }",
            "$it.mock.subscript_NAME.performs { $0 + 1 }; print(WAIT $it[NAME: NUMBER])",
            "NEXT"
        ),
    ]
}

extension SeededGenerator {
    fileprivate mutating func draw(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
