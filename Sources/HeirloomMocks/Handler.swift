/// Answers the calls of a requirement whose arguments cannot be recorded: it takes `inout` parameters or nonescaping
/// closures.
///
/// ```swift
/// import HeirloomMocks
///
/// let update = Handler<@Sendable (inout Int) -> Void>("Counter.update(_:)")
/// update.performs { $0 += 1 }
/// ```
///
/// It counts the calls. Without a function, a call returns the same result as an unanswered ``Stub``. The function runs
/// in the isolation of the caller.
public final class Handler<Function>: CallLog<Void>, @unchecked Sendable {
    private var function: Function?

    /// Creates a handler without a function.
    ///
    /// - Parameter name: The name of the requirement in messages.
    public init(_ name: String) { super.init(named: name) }

    /// Answers each call with a function.
    public func performs(_ function: Function) { _ = configure { exchange(&self.function, with: function) } }

    /// Records a call. For generated code.
    ///
    /// - Returns: The function that answers the call, or `nil` if there is none.
    public func call() -> Function? { record(()) { function } }

    /// Sends an argument from an actor to a function outside of it. For generated code, in which nothing else uses the
    /// argument during the call.
    public func sent<Value>(_ value: Value) -> sending Value {
        // `nonisolated(unsafe) let` is not enough for Swift 6.0.
        Sent(value: value).value
    }
}
