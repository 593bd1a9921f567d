import Testing

/// The functions with which users create test doubles, as summaries describe them.
@Suite struct DoubleReadingTests {
    /// Returns the lines that describe how each instantiable type and its test double are built.
    private func constructions(_ source: String) -> String {
        SummarizedText(source).outline.split(separator: "\n")
            .filter { $0.hasPrefix("  ") && !$0.contains("received") && !$0.contains("forwarded") }
            .map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    @Test func functionsThatTakeEachDependencyCreateTheDouble() {
        #expect(
            constructions(
                """
                @Instantiable
                public struct Store: Instantiable {
                    @Received let a: A
                    @Forwarded let b: any B
                    @MainActor public static func mock(with a: A = A(), limit: Int = 3, b: B, _ scale: Double = -1.5) -> Self {}
                }
                """
            ) == """
                public memberwiseInitializer(a: a, b: b)
                double: public mockFunction(with: a, b: b) @MainActor \
                ⟨@MainActor public static func mock(with a: A = A(), limit: Int = 3, b: B, _ scale: Double = -1.5) -> Self {}⟩ \
                defaults 0 with a: A = A() \
                with 1 limit: Int = 3, 3 _ scale: Double = -1.5
                """
        )
    }

    @Test(
        arguments: [
            "func mock(a: A) -> Store {}", "private static func mock(a: A) -> Store {}",
            "fileprivate static func mock(a: A) -> Store {}", "static func mock(a: A) -> Other {}",
            "static func mock(a: A) {}", "static func mock(a: A) async -> Store {}",
            "static func mock(a: A) throws -> Store {}", "static func mock(a: A) -> Store? {}",
            "static func mock<T>(a: A, t: T) -> Store {}", "static func mock() -> Store {}",
            "static func mock(a: [A]) -> Store {}", "static func mock(a: A, b: Int) -> Store {}",
            "static func fake(a: A) -> Store {}",
            "@available(*, unavailable) static func mock(a: A) -> Store {}",
        ]
    )
    func otherFunctionsAreNotTestDoubles(_ function: String) {
        #expect(
            constructions(
                """
                @Instantiable
                struct Store: Instantiable {
                    @Received let a: A
                    \(function)
                }
                """
            ) == "internal memberwiseInitializer(a: a)"
        )
    }

    @Test(
        arguments: [
            "static func mock(a: A) -> Self {}", "static func mock(a: A) -> Store {}",
            "static func mock(a: A) -> Outer.Store {}", "static func mock(_ a: A) -> Module.Outer.Store {}",
            "class func mock(a: Module.A) -> Store {}", "static func `mock`(a: A) -> (Store) {}",
        ]
    )
    func everySpellingOfTheTypeIsRecognized(_ function: String) {
        let label = function.contains("_ a") ? "_" : "a"
        #expect(
            constructions(
                """
                enum Outer {
                    @Instantiable
                    final class Store: Instantiable {
                        @Received let a: A
                        \(function)
                    }
                }
                """
            ) == """
                internal memberwiseInitializer(a: a)
                double: internal mockFunction(\(label): a) ⟨\(function)⟩
                """
        )
    }

    @Test func customNamesAndConditionsAreSummarized() {
        #expect(
            constructions(
                """
                @Instantiable(generateMock: true, customMockName: "fake")
                struct Store: Instantiable {
                    static func mock() -> Store {}
                    #if DEBUG
                    static func fake() -> Store {}
                    #endif
                }
                """
            ) == """
                internal memberwiseInitializer()
                double: internal mockFunction() ⟨static func fake() -> Store {}⟩ if DEBUG
                """
        )
    }

    @Test func everyInstantiateHasTheDoubleOfTheSameResult() {
        #expect(
            constructions(
                """
                @Instantiable
                extension Box: Instantiable {
                    public static func instantiate(a: A) -> Box<Int> {}
                    public static func instantiate(b: B, size: Int = 1) -> Box<URL?> {}
                    public static func instantiate() -> Box<Bool> {}
                    static func mock(from b: B) -> Box<Optional<URL>> {}
                    static func mock(a: A) -> Box<Int> {}
                }
                """
            ) == """
                public instantiateFunction(a: a) ⟨public static func instantiate(a: A) -> Box<Int> {}⟩
                double: internal mockFunction(a: a) ⟨static func mock(a: A) -> Box<Int> {}⟩
                public instantiateFunction(b: b) ⟨public static func instantiate(b: B, size: Int = 1) -> Box<URL?> {}⟩ with 1 size: Int = 1
                double: internal mockFunction(from: b) ⟨static func mock(from b: B) -> Box<Optional<URL>> {}⟩
                public instantiateFunction() ⟨public static func instantiate() -> Box<Bool> {}⟩
                """
        )
    }

    @Test func mockOnlyExtensionsDeclareTheParametersOfTheirFunction() {
        #expect(
            SummarizedText(
                """
                @Instantiable(mockOnly: true)
                extension User {
                    #if DEBUG
                    static func mock(name: String, age: Int = 7) -> User {}
                    #endif
                    static func other() -> User {}
                }
                """
            ).outline == """
                extension User
                instantiable internal extension User=User type User @Instantiable(mockOnly: true) double only if DEBUG
                  name=name: String: String received ⟨name: String⟩
                  internal mockFunction(name: name) ⟨static func mock(name: String, age: Int = 7) -> User {}⟩ with 1 age: Int = 7
                  double: the same
                """
        )
    }

    @Test func mockOnlyTypesAreBuiltByTheirFunction() {
        #expect(
            SummarizedText(
                """
                @Instantiable(mockOnly: true, customMockName: "fake")
                struct User {
                    @Received let a: A
                    let name: String
                    static func fake(a: A) -> User {}
                }
                """
            ).outline.split(separator: "\n").dropFirst().joined(separator: "\n") == """
                instantiable internal final struct User=User type User @Instantiable(mockOnly: true, customMockName: "fake") double only fake
                  a=a: A received ⟨@Received let a: A⟩
                  internal mockFunction(a: a) ⟨static func fake(a: A) -> User {}⟩
                  double: the same
                """
        )
    }
}
