/// The lifetime of the value that a function builds: `@Instantiated(lifetime: .lazy)`.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public final class Cache: Instantiable {
/// }
///
/// @Instantiable
/// public struct Store: Instantiable {
///     @Instantiated(lifetime: .lazy) let cache: () -> Cache
/// }
///
/// let store = Store(cache: Cache.init)
/// ```
///
/// See <doc:Lifetimes>.
public enum InstanceLifetime: Sendable {
    /// The first call builds the value, and the scope keeps it.
    case lazy
    /// The function keeps a weak reference: a call builds a new value if the last one has been released.
    case weak
}
