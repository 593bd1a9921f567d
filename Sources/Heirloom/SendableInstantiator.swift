/// Builds a `T` later, on demand and in any isolation.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public struct Request: Instantiable, Sendable {
///     @Forwarded public let path: String
/// }
///
/// let requestBuilder = SendableInstantiator<Request> { path in Request(path: path) }
/// let task = Task.detached { requestBuilder.instantiate("/notes").path }
/// ```
///
/// The closure is `@Sendable`, so everything it captures must be `Sendable`.
public final class SendableInstantiator<T: Instantiable>: InstantiatorProtocol, Sendable {
    private let build: @Sendable (T.ForwardedProperties) -> T

    /// Wraps a closure that builds a `T` from the forwarded properties.
    public init(_ build: @escaping @Sendable (T.ForwardedProperties) -> T) {
        self.build = build
    }

    /// Wraps a function that builds a `T` without forwarded properties: `SendableInstantiator(Cache.init)`.
    public init(_ build: @escaping @Sendable () -> T) where T.ForwardedProperties == Void {
        self.build = ignoringArgument(build)
    }

    /// Builds a new `T`.
    public func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T {
        build(forwardedProperties)
    }

    /// Builds a new `T` without forwarded properties.
    public func instantiate() -> T where T.ForwardedProperties == Void {
        build(())
    }
}
