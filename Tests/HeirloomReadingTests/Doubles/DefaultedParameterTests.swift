import HeirloomLocalDiagnosis
import HeirloomModel
import Testing

/// The parameters with default values that generated code can repeat.
@Suite struct DefaultedParameterTests {
    /// Returns the repeatable parameters of an initializer that starts with a dependency, in a file with further
    /// declarations.
    private func kept(_ parameters: String, besides others: String = "", members: String = "") -> [String] {
        let source = """
            enum Outer {
                @Instantiable
                final class Store: Instantiable {
                    @Received let a: A
                    init(a: A, \(parameters)) {}
                    \(members)
                }
                struct Near {}
            }
            \(others)
            """
        let summary = FileSummarizer.summary(ofFileAt: "File.swift", source: Array(source.utf8))
        return summary.instantiables.flatMap(\.construction.defaulted).map { parameter in
            "\(parameter.position) \(parameter.label ?? "_"): \(parameter.type.type.spelling) = \(parameter.value)"
        }
    }

    @Test func typesAreSpelledAsForValues() {
        #expect(
            kept(
                """
                f: @escaping @Sendable () -> Void = {}, _ x: @autoclosure @escaping () -> X = X(), \
                y: Y! = nil, z: [String: Int]
                    = [:]
                """
            ) == [
                "1 f: @Sendable () -> Void = {}", "2 _: X = X()", "3 y: Y? = nil", "4 z: [String: Int] = [:]",
            ]
        )
    }

    @Test(
        arguments: [
            "x: Int...", "x: isolated (any Actor)? = nil", "x: sending X = X()",

            "x: consuming X = X()", "@Clamped x: Int = 1", "x: StaticString = #file", "x: String = #fileID",
            "x: UInt = #line", "x: String = \"\\(#function)\"", "x: isolated (any Actor)? = #isolation",
        ]
    )
    func unrepeatableParametersAreOmitted(_ parameter: String) {
        #expect(kept("\(parameter), last: Int = 1") == ["1 last: Int = 1"])
    }

    @Test(
        arguments: [
            "private let limit = 1", "fileprivate func limit() {}",
            "struct S { private static let limit = 1 }",
            "private extension S { static var limit: Int { 1 } }", "#if A\nprivate enum limit {}\n#endif",
            "private let (other, limit) = (1, 2)", "private typealias limit = Int",
            "private let x = 1, limit = 2",
        ]
    )
    func valuesThatNamePrivateDeclarationsAreNotRepeated(_ declaration: String) {
        #expect(kept("x: Int = limit", besides: declaration).isEmpty)
        #expect(kept("x: Int = S.limit + 1", besides: declaration).isEmpty)
        #expect(kept("x: String = \"limit\"", besides: declaration) == ["1 x: String = \"limit\""])
        #expect(kept("x: Int = make(limit: 1)", besides: declaration) == ["1 x: Int = make(limit: 1)"])
    }

    @Test func privateSettersDoNotHideAVariable() {
        #expect(kept("x: Int = limit", besides: "private(set) var limit = 1") == ["1 x: Int = limit"])
    }

    @Test func hiddenInitializersAreNotCalled() {
        let other = "final class X { static let shared = X(); private init() {} }"
        #expect(kept("x: X = X(), y: X = .init(), z: X = X.shared", besides: other) == ["1 z: X = X.shared"])
    }

    @Test func membersOfEnclosingTypesAreQualified() {
        #expect(
            kept(
                "x: Int = limit, y: Int = Self.limit, z: Near = Near(), s: String = \"\\(limit) limit\", l: Int = f(limit: 1)",
                members: "static let limit = 1"
            ) == [
                "1 x: Int = Outer.Store.limit", "2 y: Int = Outer.Store.limit", "3 z: Near = Outer.Near()",
                "4 s: String = \"\\(Outer.Store.limit) limit\"", "5 l: Int = f(limit: 1)",
            ]
        )
    }
}
