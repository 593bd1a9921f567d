/// Answers and records the calls of an asynchronous requirement.
///
/// ```swift
/// import HeirloomMocks
///
/// struct Offline: Error {}
///
/// let fetch = AsyncStub<Int, Offline, String>("Client.fetch(_:)")
/// fetch.performs { id in
///     await Task.yield()
///     return "user \(id)"
/// }
/// ```
///
/// It answers as a ``Stub`` does. Its closures run outside of all actors.
public final class AsyncStub<Arguments, Failure: Error, Result>: CallLog<Arguments>, @unchecked Sendable {
    /// What answers a call.
    public typealias Answer = @Sendable (Arguments) async throws(Failure) -> Result

    private var queued: [Answer] = []
    private var answer: Answer?

    /// Creates a stub without an answer.
    ///
    /// - Parameter name: The requirement, as messages show it.
    public init(_ name: String) { super.init(named: name) }

    /// Answers each call with a value.
    public func returns(_ result: Result) {
        nonisolated(unsafe) let result = result
        performs { _ in result }
    }

    /// Answers one call with each value, and all that follow with the last one.
    public func returns(inOrder results: Result...) {
        let answers = results.map { result -> Answer in
            nonisolated(unsafe) let result = result
            return { _ in result }
        }
        configure {
            queued = Array(answers.dropLast())
            answer = answers.last
        }
    }

    /// Answers each call with an error.
    public func `throws`(_ error: Failure) {
        performs { @Sendable (_: Arguments) async throws(Failure) -> Result in throw error }
    }

    /// Answers each call with what a closure makes of the arguments.
    public func performs(_ answer: @escaping Answer) {
        configure {
            queued = []
            self.answer = answer
        }
    }

    /// Calls the requirement. For generated code.
    ///
    /// - Parameters:
    ///   - arguments: What is recorded and answered.
    ///   - isolation: The isolation of the caller.
    public func callAsFunction(
        _ arguments: Arguments,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Result {
        let answer = record(arguments) { queued.isEmpty ? self.answer : queued.removeFirst() }
        if let answer {
            // A mock keeps what it is called with, and hands it on wherever it is called.
            return try await Self.run(Sent(value: (answer, arguments))).value
        }
        if let result: Result = emptyAnswer() { return result }
        if let error = UnansweredCall(name: name) as? Failure { throw error }
        return unanswered()
    }

    private static func run(_ call: Sent<(Answer, Arguments)>) async throws(Failure) -> Sent<Result> {
        Sent(value: try await call.value.0(call.value.1))
    }
}

extension AsyncStub where Arguments == Void {
    /// Calls a requirement without arguments. For generated code.
    ///
    /// - Parameter isolation: The isolation of the caller.
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Result
    {
        try await self((), isolation: isolation)
    }
}

/// A value on its way between a mock and what answers for it.
private struct Sent<Value>: @unchecked Sendable {
    var value: Value
}
