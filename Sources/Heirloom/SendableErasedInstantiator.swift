/// Builds an `Instance` later, on demand, in whatever isolation it is asked to, without naming the type
/// that is really built.
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
/// The closure is `@Sendable`: everything it captures must be. See ``ErasedInstantiator`` for how the
/// built type is named.
public final class SendableErasedInstantiator<ForwardedProperties, Instance>: Sendable {
    private let build: @Sendable (ForwardedProperties) -> Instance

    /// Wraps a closure that builds an `Instance` from what is forwarded to it.
    public init(_ build: @escaping @Sendable (ForwardedProperties) -> Instance) {
        self.build = build
    }

    /// Wraps a function that builds an `Instance` to which nothing is forwarded: `SendableErasedInstantiator<Void, any Clock>(SystemClock.init)`.
    public init(_ build: @escaping @Sendable () -> Instance) where ForwardedProperties == Void {
        self.build = ignoringArgument(build)
    }

    /// Builds a new `Instance`.
    public func instantiate(_ forwardedProperties: ForwardedProperties) -> Instance {
        build(forwardedProperties)
    }

    /// Builds a new `Instance`, to which nothing is forwarded.
    public func instantiate() -> Instance where ForwardedProperties == Void {
        build(())
    }
}
