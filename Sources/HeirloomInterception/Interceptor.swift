/// Code around a synchronous function.
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
/// Nothing requires an interceptor to conform: ``Intercepted(by:_:)`` calls whatever `around` fits. One that returns values
/// of its own is declared for the result it knows, and one that throws errors of its own with `throws`.
public protocol Interceptor {
    /// Calls the function, or does something in its place.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - arguments: Its arguments, as they were passed. Changing them is not possible.
    ///   - proceed: The body of the function, or the next interceptor. It may be called any number of times.
    func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        proceed: () throws(Failure) -> Result
    ) throws(Failure) -> Result
}

/// Code around an asynchronous function.
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
    /// Calls the function, or does something in its place.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - arguments: Its arguments, as they were passed. Changing them is not possible.
    ///   - isolation: The actor of the function, on which this runs as well.
    ///   - proceed: The body of the function, or the next interceptor. It may be called any number of times.
    func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?,
        proceed: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result
}
