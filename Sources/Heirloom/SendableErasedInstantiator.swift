/// Builds an `Instance` later, on demand and in any isolation, without naming the concrete type.
///
/// ```swift
/// import Heirloom
///
/// public protocol Job: Sendable {
///     func run() -> Int
/// }
///
/// struct Doubling: Job {
///     let number: Int
///     func run() -> Int { number * 2 }
/// }
///
/// let jobBuilder = SendableErasedInstantiator<Int, any Job> { number in Doubling(number: number) }
/// let task = Task.detached { jobBuilder.instantiate(21).run() }
/// ```
///
/// The closure is `@Sendable`, so everything it captures must be `Sendable`. See ``ErasedInstantiator`` for how to name
/// the concrete type.
public final class SendableErasedInstantiator<ForwardedProperties, Instance>: Sendable {
    private let build: @Sendable (ForwardedProperties) -> Instance

    /// Wraps a closure that builds an `Instance` from the forwarded properties.
    public init(_ build: @escaping @Sendable (ForwardedProperties) -> Instance) {
        self.build = build
    }

    /// Wraps a function that builds an `Instance` without forwarded properties:
    /// `SendableErasedInstantiator<Void, any Clock>(SystemClock.init)`.
    public init(_ build: @escaping @Sendable () -> Instance) where ForwardedProperties == Void {
        self.build = ignoringArgument(build)
    }

    /// Builds a new `Instance`.
    public func instantiate(_ forwardedProperties: ForwardedProperties) -> Instance {
        build(forwardedProperties)
    }

    /// Builds a new `Instance` without forwarded properties.
    public func instantiate() -> Instance where ForwardedProperties == Void {
        build(())
    }
}
