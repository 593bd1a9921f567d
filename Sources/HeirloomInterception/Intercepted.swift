/// Wraps interceptors around the body of a function.
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
/// The body becomes the closure of `log.around(…) { … }`, with the first interceptor outermost. Mismatches do not
/// compile: an ``AsyncInterceptor`` wraps only asynchronous functions, and a ``CircuitBreaker`` only functions that
/// throw any error. Interceptors receive the arguments, except nonescaping closures and `borrowing` or `consuming`
/// parameters.
///
/// - Parameters:
///   - interceptor: A key path of the enclosing type, as in `\Shop.log`, or an expression, which is evaluated at each
///     call.
///   - others: Further interceptors, each inside the previous one.
@attached(body)
public macro Intercepted<First, each Other>(by interceptor: First, _ others: repeat each Other) =
    #externalMacro(module: "HeirloomMacros", type: "InterceptedMacro")
