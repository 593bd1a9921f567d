/// The injections of a program, which its modules declare as properties in extensions.
///
/// ```swift
/// import HeirloomInjection
///
/// protocol Clock: Sendable {
///     func now() -> Int
/// }
///
/// struct SystemClock: Clock {
///     func now() -> Int { 1 }
/// }
///
/// extension Injections {
///     var clock: Injection<any Clock> { .unique { _ in SystemClock() } }
/// }
///
/// let clock = InjectionContainer.current.clock
/// ```
///
/// An injection declared as `@MainActor var` can be requested only on the main actor.
public struct Injections: Sendable {
    init() {}
}
