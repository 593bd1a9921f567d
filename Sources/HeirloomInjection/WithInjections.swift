/// Runs an operation, such as a test, in a container of its own.
///
/// ```swift
/// import HeirloomInjection
///
/// extension Injections {
///     var limit: Injection<Int> { .unique { _ in 100 } }
/// }
///
/// struct Search {
///     @Injected(\.limit) var limit
/// }
///
/// let limit = withInjections({ $0.register(\.limit) { 3 } }) {
///     Search().limit
/// }
/// ```
///
/// The container starts with the overrides of the current container, but without its values: those are built again,
/// from the overrides that are now in effect. The container is visible only to the operation and the tasks that it
/// starts, so tests can run in parallel.
///
/// - Parameters:
///   - register: Registers overrides with the container, before the operation.
///   - operation: The operation to run. Properties that it creates keep the container after it has ended.
/// - Returns: The result of `operation`.
/// - Throws: The error that `register` or `operation` throws.
public func withInjections<Result>(
    _ register: (InjectionContainer) throws -> Void,
    operation: () throws -> Result
) rethrows -> Result {
    let container = InjectionContainer(overridesOf: .current)
    try register(container)
    return try InjectionContainer.$current.withValue(container, operation: operation)
}

/// Runs an asynchronous operation, such as a test, in a container of its own.
///
/// ```swift
/// import HeirloomInjection
///
/// extension Injections {
///     var limit: Injection<Int> { .unique { _ in 100 } }
/// }
///
/// func limit() async -> Int {
///     await withInjections({ $0.register(\.limit) { 3 } }) {
///         await Task.detached { [container = InjectionContainer.current] in container[\.limit] }.value
///     }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The isolation of the caller, in which the operation runs.
///   - register: Registers overrides with the container, before the operation.
///   - operation: The operation to run. Properties that it creates keep the container after it has ended.
/// - Returns: The result of `operation`.
/// - Throws: The error that `register` or `operation` throws.
public func withInjections<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ register: (InjectionContainer) throws -> Void,
    operation: () async throws -> Result
) async rethrows -> Result {
    let container = InjectionContainer(overridesOf: .current)
    try register(container)
    return try await InjectionContainer.$current.withValue(container, operation: operation)
}
