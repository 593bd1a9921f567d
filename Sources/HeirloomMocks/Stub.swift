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
/// The last answer that was given counts. A call without an answer returns `()`, `nil`, or an empty array, dictionary, set
/// or string. Where the requirement returns anything else the call throws ``UnansweredCall`` if it may throw any error, and
/// otherwise stops the program with the name of the requirement.
///
/// A closure runs where the requirement is called, and so it is `@Sendable`. Values that are returned need not be `Sendable`.
public final class Stub<Arguments, Failure: Error, Result>: CallLog<Arguments>, @unchecked Sendable {
    /// What answers a call.
    public typealias Answer = @Sendable (Arguments) throws(Failure) -> Result

    private var queued: [Result] = []
    private var answer: Kept?

    /// A function in a type of its own: Swift 6.0 cannot pass one that throws a generic error to generic code.
    private struct Kept: Sendable {
        let perform: Answer
    }

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
        guard let last = results.last else { return }
        returns(last)
        configure { queued = Array(results.dropLast()) }
    }

    /// Answers each call with an error.
    public func `throws`(_ error: Failure) {
        performs { @Sendable (_: Arguments) throws(Failure) -> Result in throw error }
    }

    /// Answers each call with what a closure makes of the arguments.
    public func performs(_ answer: @escaping Answer) {
        configure {
            queued = []
            self.answer = Kept(perform: answer)
        }
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
