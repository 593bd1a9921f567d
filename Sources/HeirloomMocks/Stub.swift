/// Answers and records the calls of a synchronous requirement.
///
/// ```swift
/// import HeirloomMocks
///
/// struct Offline: Error {}
///
/// let load = Stub<(id: Int, limit: Int), any Error, String>("Store.load(id:limit:)")
/// load.returns("text")
/// load.performs { id, limit in "text \(id) of \(limit)" }
/// load.throws(Offline())
/// ```
///
/// The most recent answer replaces earlier ones. An unanswered call returns `()`, `nil`, or an empty array, dictionary,
/// set or string. If the requirement returns anything else, the call throws an ``UnansweredCall`` if it can throw any
/// error, and otherwise stops the program with a message that names the requirement.
///
/// A closure runs in the isolation of the caller, and is therefore `@Sendable`. Returned values need not be `Sendable`.
public final class Stub<Arguments, Failure: Error, Result>: CallLog<Arguments>, @unchecked Sendable {
    /// A closure that answers calls.
    public typealias Answer = @Sendable (Arguments) throws(Failure) -> Result

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
        performs { @Sendable (_: Arguments) throws(Failure) -> Result in throw error }
    }

    /// Answers each call with the result of a closure, which takes the arguments.
    public func performs(_ answer: @escaping Answer) {
        _ = configure { (exchange(&queued, with: []), exchange(&self.answer, with: Kept(perform: answer))) }
    }

    /// Calls the requirement. For generated code.
    public func callAsFunction(_ arguments: Arguments) throws(Failure) -> Result {
        let next: Result? = record(arguments) { queued.isEmpty ? nil : queued.removeFirst() }
        if let next { return next }
        if let answer = configure({ answer }) { return try answer.perform(arguments) }
        if let result: Result = emptyAnswer() { return result }
        if let error = UnansweredCall(name: name) as? Failure { throw error }
        return unanswered()
    }
}

extension Stub where Arguments == Void {
    /// Calls a requirement without arguments. For generated code.
    public func callAsFunction() throws(Failure) -> Result { try self(()) }
}
