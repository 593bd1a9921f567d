/// Answers the calls of a requirement whose arguments cannot be recorded: it has `inout` parameters or nonescaping closures.
///
/// ```swift
/// import HeirloomMocks
///
/// let update = Handler<@Sendable (inout Int) -> Void>("Counter.update(_:)")
/// update.performs { $0 += 1 }
/// ```
///
/// Its calls are counted. Without a function, a call returns as that of a ``Stub`` without an answer does. The function runs
/// where the requirement is called.
public final class Handler<Function>: CallLog<Void>, @unchecked Sendable {
    private var function: Function?

    /// Creates a handler without a function.
    ///
    /// - Parameter name: The requirement, as messages show it.
    public init(_ name: String) { super.init(named: name) }

    /// Answers each call with a function.
    public func performs(_ function: Function) { configure { self.function = function } }

    /// Records a call. For generated code.
    ///
    /// - Returns: The function that answers it, `nil` where none does.
    public func call() -> Function? { record(()) { function } }

    /// Hands an argument from an actor to a function outside of it. For generated code, in which nothing else uses the
    /// argument while the call waits.
    public func sent<Value>(_ value: Value) -> sending Value {
        // `nonisolated(unsafe) let` is not enough for Swift 6.0.
        Sent(value: value).value
    }
}

private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}
