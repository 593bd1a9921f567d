/// Logs each call, and the value it returned or the error it threw, to any sink.
///
/// ```swift
/// import HeirloomInterception
///
/// struct Shop {
///     let log = LoggingInterceptor { line in print(line) }
///
///     @Intercepted(by: \Shop.log)
///     func pay(_ amount: Int, to account: String) -> String { "paid" }
/// }
///
/// let receipt = Shop().pay(3, to: "savings")
/// // #1 Shop.pay(3, to: savings)
/// // #1 Shop.pay(_:to:) returned paid
/// ```
///
/// With swift-log, the sink is `{ logger.debug("\($0)") }`.
public struct LoggingInterceptor: InvocationObserver, Sendable {
    private let showsValues: Bool
    private let sink: @Sendable (String) -> Void

    /// Creates an interceptor that logs to a function.
    ///
    /// - Parameters:
    ///   - showingValues: Pass `false` to omit arguments, results and errors, which may be secret.
    ///   - sink: Takes each line. Prints it by default.
    public init(showingValues: Bool = true, to sink: @escaping @Sendable (String) -> Void = { print($0) }) {
        showsValues = showingValues
        self.sink = sink
    }

    /// Logs the call: `#1 Shop.pay(3, to: savings)`.
    public func before<each Argument>(_ invocation: Invocation, _ arguments: repeat each Argument) {
        guard showsValues else { return sink("#\(invocation.id) \(invocation)") }
        var labels = invocation.labels.makeIterator()
        var values: [String] = []
        for value in repeat each arguments {
            let label = labels.next().map { "\($0)" } ?? "_"
            values.append(label == "_" ? "\(value)" : "\(label): \(value)")
        }
        let name = "\(invocation)".prefix { $0 != "(" }
        sink("#\(invocation.id) \(name)(\(values.joined(separator: ", ")))")
    }

    /// Logs the result: `#1 Shop.pay(_:to:) returned paid`.
    public func after<Result>(_ invocation: Invocation, _ token: Void, result: Result) {
        sink("#\(invocation.id) \(invocation) returned" + (showsValues ? " \(result)" : ""))
    }

    /// Logs the error: `#1 Shop.pay(_:to:) threw broke`.
    public func failed<Failure: Error>(_ invocation: Invocation, _ token: Void, error: Failure) {
        sink("#\(invocation.id) \(invocation) threw" + (showsValues ? " \(error)" : ""))
    }
}
