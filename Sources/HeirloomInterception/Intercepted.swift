/// Calls interceptors around the body of a function, at every call.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Shop {
///     let log = LoggingInterceptor()
///
///     @Intercepted(by: \Shop.log)
///     func pay(_ amount: Int) -> String { "paid \(amount)" }
/// }
///
/// let receipt = Shop().pay(3)
/// ```
///
/// The body becomes the closure of `log.around(…) { … }`, the first interceptor outermost. What does not fit does not
/// compile: an ``AsyncInterceptor`` goes around asynchronous functions only, and a ``CircuitBreaker`` around functions that
/// throw any error. Interceptors are given the arguments, but for nonescaping closures and what is passed as `borrowing` or
/// `consuming`.
///
/// - Parameters:
///   - interceptor: A key path of the enclosing type, as `\Shop.log`, or an expression, which is evaluated at each call.
///   - others: Interceptors inside of the first one.
@attached(body)
public macro Intercepted<First, each Other>(by interceptor: First, _ others: repeat each Other) =
    #externalMacro(module: "HeirloomMacros", type: "InterceptedMacro")
