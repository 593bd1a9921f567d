/// Observes calls of synchronous and asynchronous functions without changing them.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Tracing: InvocationObserver {
///     func before<each Argument>(_ invocation: Invocation, _ arguments: repeat each Argument) -> UInt64 {
///         print("begin \(invocation)")
///         return invocation.id
///     }
///
///     func after<Result>(_ invocation: Invocation, _ token: UInt64, result: Result) {
///         print("end \(token)")
///     }
///
///     func failed<Failure: Error>(_ invocation: Invocation, _ token: UInt64, error: Failure) {
///         print("end \(token): \(error)")
///     }
/// }
/// ```
public protocol InvocationObserver: Interceptor, AsyncInterceptor {
    /// The value that `before` passes to `after` and `failed`, such as the start time.
    associatedtype Token = Void

    /// Called before the function.
    func before<each Argument>(_ invocation: Invocation, _ arguments: repeat each Argument) -> Token
    /// Called when the function has returned.
    func after<Result>(_ invocation: Invocation, _ token: Token, result: Result)
    /// Called when the function has thrown.
    func failed<Failure: Error>(_ invocation: Invocation, _ token: Token, error: Failure)
}

extension InvocationObserver {
    /// Calls a synchronous function between `before` and one of the others.
    @inlinable
    public func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        proceed: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let token = before(invocation, repeat each arguments)
        do throws(Failure) {
            let result = try proceed()
            after(invocation, token, result: result)
            return result
        } catch {
            failed(invocation, token, error: error)
            throw error
        }
    }

    /// Calls an asynchronous function between `before` and one of the others.
    @inlinable
    public func around<each Argument, Result, Failure: Error>(
        _ invocation: Invocation,
        _ arguments: repeat each Argument,
        isolation: isolated (any Actor)?,
        proceed: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let token = before(invocation, repeat each arguments)
        do throws(Failure) {
            let result = try await proceeding(isolation: isolation, proceed)
            after(invocation, token, result: result)
            return result
        } catch {
            failed(invocation, token, error: error)
            throw error
        }
    }
}
