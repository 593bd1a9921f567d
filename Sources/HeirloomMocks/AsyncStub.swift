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
/// It chooses its answers as a ``Stub`` does. Its closures run outside of any actor.
public final class AsyncStub<Arguments, Failure: Error, Result>: CallLog<Arguments>, @unchecked Sendable {
    /// A closure that answers calls.
    public typealias Answer = @Sendable (Arguments) async throws(Failure) -> Result

    private var queued: [Result] = []
    private var answer: Kept?

    /// Wraps a function, because Swift 6.0 cannot pass a function that throws a generic error to generic code.
    private struct Kept: Sendable {
        let perform: Answer
    }

    /// Creates a stub without an answer.
    ///
    /// - Parameter name: The name of the requirement in messages.
    public init(_ name: String) { super.init(named: name) }

    /// Answers each call with a value.
    public func returns(_ result: Result) {
        nonisolated(unsafe) let result = result
        performs { _ in result }
    }

    /// Answers each of the next calls with one of the values, in order, and all further calls with the last one.
    public func returns(inOrder results: Result...) {
        guard let last = results.last else { return }
        returns(last)
        configure { queued = Array(results.dropLast()) }
    }

    /// Answers each call with an error.
    public func `throws`(_ error: Failure) {
        performs { @Sendable (_: Arguments) async throws(Failure) -> Result in throw error }
    }

    /// Answers each call with the result of a closure, which takes the arguments.
    public func performs(_ answer: @escaping Answer) {
        _ = configure { (exchange(&queued, with: []), exchange(&self.answer, with: Kept(perform: answer))) }
    }

    /// Calls the requirement. For generated code.
    ///
    /// - Parameters:
    ///   - arguments: The arguments to record and answer.
    ///   - isolation: The isolation of the caller.
    public func callAsFunction(
        _ arguments: Arguments,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Result {
        let next: Result? = record(arguments) { queued.isEmpty ? nil : queued.removeFirst() }
        if let next { return next }
        if let answer = configure({ answer }) {
            // A mock records its arguments and passes them on, in whatever isolation it is called.
            return try await Self.run(answer, Sent(value: arguments)).value
        }
        if let result: Result = emptyAnswer() { return result }
        if let error = UnansweredCall(name: name) as? Failure { throw error }
        return unanswered()
    }

    private static func run(
        _ answer: Kept,
        _ arguments: Sent<Arguments>
    ) async throws(Failure) -> Sent<Result> {
        Sent(value: try await answer.perform(arguments.value))
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

/// Carries a value between a mock and its answer.
struct Sent<Value>: @unchecked Sendable {
    var value: Value
}
