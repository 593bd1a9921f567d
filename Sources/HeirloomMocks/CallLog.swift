#if canImport(Darwin)
import ObjectiveC
#endif

/// The calls of a mocked requirement, in chronological order.
///
/// Every member of a mock is a log: its subclasses ``Stub``, ``AsyncStub``, ``StubbedProperty`` and ``Handler`` also
/// answer the calls. A log may be used from any isolation.
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
    /// The name of the requirement, as in `Store.save(_:)`.
    public let name: String
    private let lock = Lock()
    private var recorded: [Arguments] = []
    private var count = 0
    private var records = true
    private var waiting: [Int: Waiting] = [:]
    private var waitingCount = 0

    private struct Waiting {
        var count: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    init(named name: String) { self.name = name }

    /// The arguments of each call: nothing, one argument, or a tuple of several.
    ///
    /// They are kept until ``reset()``. Calls are missing that were made while ``isRecording`` was `false`, or with an
    /// object whose deallocation had begun.
    public var calls: [Arguments] { lock.withLock { recorded } }

    /// The number of calls of the requirement, including those whose arguments were not recorded.
    public var callCount: Int { lock.withLock { count } }

    /// Whether the arguments of calls are recorded. Calls are counted and answered in any case.
    public var isRecording: Bool {
        get { lock.withLock { records } }
        set { lock.withLock { records = newValue } }
    }

    /// Forgets all calls, and releases their arguments. The answers stay.
    public func reset() { _ = forgetCalls() }

    /// Forgets all calls, and returns their arguments: an argument that is released may make further calls.
    func forgetCalls() -> Any {
        lock.withLock {
            count = 0
            return exchange(&recorded, with: [])
        }
    }

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
    /// - Parameter count: The total number of calls to wait for, including earlier calls.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func waitForCalls(count: Int) async throws {
        let ticket = lock.withLock {
            waitingCount += 1
            return waitingCount
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isDone = lock.withLock {
                    if self.count >= count || Task.isCancelled { return true }
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

    /// Records a call, and takes its answer under the same lock.
    func record<Answer>(_ arguments: Arguments, taking answer: () -> Answer) -> Answer {
        let cannotBeKept = !_isPOD(Arguments.self) && isRecording && holdsDeallocatedObject(arguments)
        let (answer, ready) = lock.withLock {
            count += 1
            if records && !cannotBeKept { recorded.append(arguments) }
            let ready = waiting.filter { $0.value.count <= count }
            for ticket in ready.keys { waiting[ticket] = nil }
            return (answer(), ready.values)
        }
        for ready in ready { ready.continuation.resume() }
        return answer
    }

    /// Changes or reads the answers under the lock, while no call is recorded.
    func configure<Result>(_ change: () -> Result) -> Result { lock.withLock(change) }

    /// Casts the result of a generic requirement, which the stub stores without its static type. For generated code.
    ///
    /// - Returns: The value as the type that the caller requests. A value of any other type is a programming error and
    ///   stops the program.
    public func specific<Value, Result>(_ value: Value) -> Result {
        guard let result = value as? Result else {
            if let unanswered = value as? UnansweredCall { fatalError(unanswered.description) }
            fatalError("\(name) was called for a '\(Result.self)', but answers with '\(type(of: value))'")
        }
        return result
    }

    /// Returns the default result of an unanswered call. For generated code.
    ///
    /// - Returns: `()`, `nil`, or an empty array, dictionary, set or string. Any other type is a programming error,
    ///   which stops the program with a message that names the requirement.
    public func unanswered<Result>() -> Result {
        guard let result: Result = emptyAnswer() else {
            fatalError(UnansweredCall(name: name).description)
        }
        return result
    }
}

/// Replaces a value, and returns the previous one, so that it can be released outside of a lock.
func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
    let previous = value
    value = new
    return previous
}

// MARK: Deallocation

/// Whether the deallocation of an object has begun. A reference that outlives the deallocation stops the program.
private func isBeingDeallocated(_ object: AnyObject) -> Bool {
    #if canImport(Darwin)
    // Objective-C stops the program where a weak reference to such an object is formed.
    let selector = sel_registerName("_isDeallocating")
    typealias Function = @convention(c) (AnyObject, Selector) -> Bool
    guard let method = class_getInstanceMethod(type(of: object), selector) else { return false }
    return unsafeBitCast(method_getImplementation(method), to: Function.self)(object, selector)
    #else
    weak var reference: AnyObject?
    reference = object
    return reference == nil
    #endif
}

/// Whether a value is an object whose deallocation has begun, or contains one in a tuple, an optional, an enumeration, or
/// among the first elements of an array, a set or a dictionary.
///
/// - Parameter depth: The number of levels to search. Indirect enumerations may have any number.
func holdsDeallocatedObject(_ value: Any, depth: Int = 6) -> Bool {
    if type(of: value) is AnyClass { return isBeingDeallocated(value as AnyObject) }
    let isCustom = value is any CustomReflectable
    // A mirror of other types runs their code, or has a child for each byte.
    guard depth > 0, !isCustom || value is any EmptyAnswer else { return false }
    let mirror = Mirror(reflecting: value)
    // To read an `unowned` property of a structure stops the program if the object is gone.
    if mirror.displayStyle == .struct { return false }
    // Each element costs about a microsecond.
    return mirror.children.prefix(isCustom ? 64 : .max)
        .contains { holdsDeallocatedObject($0.value, depth: depth - 1) }
}
