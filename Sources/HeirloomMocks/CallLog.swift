/// The calls of a mocked requirement, in the order in which they came.
///
/// Every member of a mock is one: ``Stub``, ``AsyncStub``, ``StubbedProperty`` and ``Handler`` add how calls are answered. It
/// may be used from any isolation.
///
/// ```swift
/// import HeirloomMocks
///
/// let save = Stub<String, Never, Void>("Store.save(_:)")
/// save("a")
/// save("b")
/// let saved = save.calls  // ["a", "b"]
/// ```
public class CallLog<Arguments>: @unchecked Sendable {
    /// The requirement, as in `Store.save(_:)`.
    public let name: String
    private let lock = Lock()
    private var recorded: [Arguments] = []
    private var waiting: [Int: Waiting] = [:]
    private var waitingCount = 0

    private struct Waiting {
        var count: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    init(named name: String) { self.name = name }

    /// The arguments of each call: nothing, one argument, or a tuple of several.
    public var calls: [Arguments] { lock.withLock { recorded } }

    /// How often the requirement was called.
    public var callCount: Int { lock.withLock { recorded.count } }

    /// Suspends until the requirement has been called a number of times.
    ///
    /// ```swift
    /// import HeirloomMocks
    ///
    /// func firstSaved(_ save: Stub<String, Never, Void>) async throws -> String? {
    ///     Task.detached { save("a") }
    ///     try await save.waitForCalls(count: 1)
    ///     return save.calls.first
    /// }
    /// ```
    ///
    /// - Parameter count: How many calls there must be, those included that came before.
    /// - Throws: `CancellationError` when the task is cancelled.
    public func waitForCalls(count: Int) async throws {
        let ticket = lock.withLock {
            waitingCount += 1
            return waitingCount
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isDone = lock.withLock {
                    if recorded.count >= count || Task.isCancelled { return true }
                    waiting[ticket] = Waiting(count: count, continuation: continuation)
                    return false
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            let cancelled = lock.withLock { waiting.removeValue(forKey: ticket) }
            cancelled?.continuation.resume(throwing: CancellationError())
        }
        try Task.checkCancellation()
    }

    /// Records a call and does something under the same lock.
    func record<Answer>(_ arguments: Arguments, taking answer: () -> Answer) -> Answer {
        let (answer, ready) = lock.withLock {
            recorded.append(arguments)
            let ready = waiting.filter { $0.value.count <= recorded.count }
            for ticket in ready.keys { waiting[ticket] = nil }
            return (answer(), ready.values)
        }
        for ready in ready { ready.continuation.resume() }
        return answer
    }

    /// Changes how calls are answered, while none is recorded.
    func configure<Result>(_ change: () -> Result) -> Result { lock.withLock(change) }

    /// The result of a generic requirement, which the stub holds without its type. For generated code.
    ///
    /// - Returns: The value, if it is of the type that the caller asks for. Anything else is a programming error.
    public func specific<Value, Result>(_ value: Value) -> Result {
        guard let result = value as? Result else {
            fatalError("\(name) was called for a '\(Result.self)', and answers with '\(type(of: value))'")
        }
        return result
    }

    /// The result of a call that nothing answers. For generated code.
    ///
    /// - Returns: `()`, `nil`, or an empty array, dictionary, set or string. Any other type is a programming error, which
    ///   stops the program with the name of the requirement.
    public func unanswered<Result>() -> Result {
        guard let result: Result = emptyAnswer() else {
            fatalError(UnansweredCall(name: name).description)
        }
        return result
    }
}
