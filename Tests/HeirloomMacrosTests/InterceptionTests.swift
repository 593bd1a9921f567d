import Foundation
import Testing

/// The compiler's diagnostics about intercepted functions, at the user's line.
@Suite struct InterceptionTests {
    @Test func unsupportedDeclarationsAreReportedAtTheAttribute() throws {
        let source = """
            import HeirloomInterception

            let log = LoggingInterceptor()

            struct Subject {
                var value: Int {
                    @Intercepted(by: log) get { 1 }
                }

                subscript(index: Int) -> Int {
                    @Intercepted(by: log) get { index }
                }

                @Intercepted(by: log) init() {}

                @Intercepted(by: log)
                @SubjectBuilder
                func build() -> String { "a" }
            }

            @resultBuilder enum SubjectBuilder {
                static func buildBlock(_ text: String) -> String { text }
            }

            final class SubjectClass {
                @Intercepted(by: log) deinit {}
            }

            struct SubjectFile: ~Copyable {
                @Intercepted(by: log) consuming func itself() -> Self { self }
                @Intercepted(by: log) static func open() -> SubjectFile? { nil }
                @Intercepted(by: log) func other<Other: ~Copyable>(_ other: consuming Other) -> Other { other }
                @Intercepted(by: log) func hidden() -> some ~Copyable { SubjectFile() }
            }

            protocol SubjectProtocol {
                @Intercepted(by: log) func required(_ number: Int)
            }
            """
        let functionsOnly =
            "'@Intercepted' applies to functions only; move this body into a function and intercept that "
            + "[not-interceptable]"
        func noncopyable(_ function: String, _ result: String) -> String {
            "'\(function)' cannot be intercepted because it returns noncopyable '\(result)'; return a class "
                + "that owns the value [not-interceptable]"
        }
        let expected = [
            "8:9: \(functionsOnly)", "12:9: \(functionsOnly)", "15:5: \(functionsOnly)",
            "17:5: 'build()' cannot be intercepted because '@Subject0Builder' does not apply inside interceptors; "
                + "move its body into another '@Subject0Builder' function and call that [not-interceptable]",
            "27:5: \(functionsOnly)",
            "31:5: \(noncopyable("itself()", "Self"))", "32:5: \(noncopyable("open()", "Subject0File?"))",
            "33:5: \(noncopyable("other(_:)", "Other"))",
            "34:5: \(noncopyable("hidden()", "some ~Copyable"))",
            "38:5: 'required(_:)' has no body to intercept; put '@Intercepted' on the functions that implement it "
                + "[not-interceptable]",
        ]
        let found = try errors(in: source)
        #expect(found == expected.map { "\($0) (from macro 'Intercepted')" })
    }

    @Test func mismatchedInterceptorsAreReportedAtTheAttribute() throws {
        let source = """
            import HeirloomInterception

            struct SubjectOther {
                let log = LoggingInterceptor()
            }

            struct Subject {
                let log = LoggingInterceptor()
                let number = 3
                let retry = RetryInterceptor(attempts: 2)
                let breaker = CircuitBreaker(failures: 1, resetAfter: .zero)

                @Intercepted(by: \\SubjectOther.log) func otherType() {}
                @Intercepted(by: \\Subject.number) func noInterceptor() {}
                @Intercepted(by: \\Subject.unknown) func noMember() {}
                @Intercepted(by: \\Subject.retry) func synchronous() throws {}
                @Intercepted(by: \\Subject.breaker) func nonthrowing() {}
                @Intercepted(by: \\Subject.breaker) func typed() throws(CancellationError) {}
                @Intercepted(by: \\Subject.log) static func ofType() {}
            }
            """
        let expected = [
            "14: cannot convert key path root type 'Subject0Other' to contextual type 'Subject0'",
            "15: value of type 'Int' has no member 'around'",
            "16: value of type 'Subject0' has no member 'unknown'",
            "17: missing argument for parameter 'isolation' in call",
            "18: call can throw, but it is not marked with 'try' and the error is not handled",
            "19: thrown expression type 'any Error' cannot be converted to error type 'CancellationError'",
            "20: instance member 'log' cannot be used on type 'Subject0'",
        ]
        let found = try errors(in: source).map(Self.withoutColumn)
        #expect(Set(found) == Set(expected))
    }

    @Test func statementsAreReportedAtTheirLine() throws {
        let source = """
            import HeirloomInterception

            struct Subject {
                let log = LoggingInterceptor()

                @Intercepted(by: \\Subject.log)
                func mistyped(
                    _ number: Int
                ) -> Int {
                    // A comment.
                    let text = "text"
                    return text
                }
            }
            """
        let found = try errors(in: source)
        #expect(found == ["13:16: cannot convert value of type 'String' to closure result type 'Int'"])
    }

    /// Returns the errors in source order: `2:3: message`.
    private func errors(in source: String) throws -> [String] {
        let module = try FaultModule([FaultModule.File(name: "Interception", text: source)])
        let lines = try module.typecheck(mode: ["-swift-version", "6", "-diagnostic-style=llvm"]).errors
            .split(separator: "\n")
        let errors = lines.compactMap { line -> String? in
            guard let place = line.range(of: "Interception.swift:"), let kind = line.range(of: " error: ")
            else { return nil }
            return "\(line[place.upperBound..<kind.lowerBound]) \(line[kind.upperBound...])"
        }
        return Set(errors).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    private static func withoutColumn(_ error: String) -> String {
        let parts = error.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        return "\(parts[0]):\(parts[2])"
    }
}
