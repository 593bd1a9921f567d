/// The injections of a program, as properties that its modules declare in extensions.
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
/// An injection that is declared `@MainActor var` can be requested on the main actor only.
public struct Injections: Sendable {
    init() {}
}
