/// Intercepts synchronous functions.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Counting: Interceptor {
///     let count: @Sendable () -> Void
///
///     func around<each Argument, Result, Failure: Error>(
///         _ invocation: Invocation,
///         _ arguments: repeat each Argument,
///         proceed: () throws(Failure) -> Result
///     ) throws(Failure) -> Result {
///         count()
///         return try proceed()
///     }
/// }
/// ```
///
/// An interceptor need not conform to this protocol: ``Intercepted(by:_:)`` calls any matching `around`. An interceptor
/// that returns values of its own declares `around` with that result type, and one that throws errors of its own
/// declares it as `throws`.
public protocol Interceptor {
    /// Calls the function, or replaces the call.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - arguments: The arguments of the call. They cannot be changed.
    ///   - proceed: The body of the function, or the next interceptor. It may be called any number of times.
    func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        proceed: () throws(Failure) -> Result
    ) throws(Failure) -> Result
}

/// Intercepts asynchronous functions.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Twice: AsyncInterceptor {
///     func around<each Argument, Result, Failure: Error>(
///         _ invocation: Invocation,
///         _ arguments: repeat each Argument,
///         isolation: isolated (any Actor)?,
///         proceed: () async throws(Failure) -> Result
///     ) async throws(Failure) -> Result {
///         _ = try await proceed()
///         return try await proceed()
///     }
/// }
/// ```
public protocol AsyncInterceptor {
    /// Calls the function, or replaces the call.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - arguments: The arguments of the call. They cannot be changed.
    ///   - isolation: The actor of the function, on which this method runs as well.
    ///   - proceed: The body of the function, or the next interceptor. It may be called any number of times.
    func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?,
        proceed: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
}
