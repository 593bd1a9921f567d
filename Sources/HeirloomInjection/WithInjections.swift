/// Runs an operation in a container of its own, such as a test.
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
/// The container begins with the overrides of the current one, but without its values: those are built again from the
/// overrides that hold now. Nothing outside of the operation and the tasks that it starts sees the container, and so tests
/// may run in parallel.
///
/// - Parameters:
///   - register: Registers overrides with the container, before the operation.
///   - operation: What runs in the container. Properties that it creates keep the container when it has ended.
/// - Returns: What the operation returns.
/// - Throws: What `register` or `operation` throws.
public func withInjections<Result>(
    _ register: (InjectionContainer) throws -> Void,
    operation: () throws -> Result
) rethrows -> Result {
    let container = InjectionContainer(overridesOf: .current)
    try register(container)
    return try InjectionContainer.$current.withValue(container, operation: operation)
}

/// Runs an asynchronous operation in a container of its own, such as a test.
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
///   - operation: What runs in the container. Properties that it creates keep the container when it has ended.
/// - Returns: What the operation returns.
/// - Throws: What `register` or `operation` throws.
public func withInjections<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ register: (InjectionContainer) throws -> Void,
    operation: () async throws -> Result
) async rethrows -> Result {
    let container = InjectionContainer(overridesOf: .current)
    try register(container)
    return try await InjectionContainer.$current.withValue(container, operation: operation)
}
