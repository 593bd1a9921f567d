/// Calls a function in the isolation of the caller.
@inlinable
func proceeding<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ proceed: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
    #if compiler(>=6.1)
    return try await proceed()
    #else
    // Swift 6.0 does not let a closure return a non-Sendable value to its caller. Both are in the isolation of the
    // caller.
    nonisolated(unsafe) let proceed = proceed
    return try await sent(proceed).value
    #endif
}

#if compiler(<6.1)
@usableFromInline
func sent<Result, Failure: Error>(
    _ proceed: () async throws(Failure) -> Result
) async throws(Failure) -> Sent<Result> {
    Sent(value: try await proceed())
}

/// Carries a value that stays in the isolation of its caller.
@usableFromInline
struct Sent<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    init(value: Value) {
        self.value = value
    }
}
#endif
