/// How long the value is kept that a function builds: `@Instantiated(lifetime: .lazy)`.
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
    /// A call builds the value where nobody holds the last one any more.
    case weak
}
