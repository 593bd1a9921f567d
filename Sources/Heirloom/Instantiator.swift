/// Builds a `T` later, on demand, any number of times.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public struct Editor: Instantiable {
///     @Forwarded public let title: String
/// }
///
/// @Instantiable
/// public struct Desk: Instantiable {
///     @Instantiated let editorBuilder: Instantiator<Editor>
///
///     public func open(_ title: String) -> Editor {
///         editorBuilder.instantiate(title)
///     }
/// }
///
/// let desk = Desk(editorBuilder: Instantiator { title in Editor(title: title) })
/// let editor = desk.open("Letter")
/// ```
///
/// The closure runs in the isolation in which the instantiator was created, so an instantiator cannot leave that
/// isolation. Use a ``SendableInstantiator`` to build in any isolation.
public final class Instantiator<T: Instantiable>: InstantiatorProtocol {
    private let build: (T.ForwardedProperties) -> T

    /// Wraps a closure that builds a `T` from the forwarded properties.
    public init(_ build: @escaping (T.ForwardedProperties) -> T) {
        self.build = build
    }

    /// Wraps a function that builds a `T` without forwarded properties: `Instantiator(Cache.init)`.
    public init(_ build: @escaping () -> T) where T.ForwardedProperties == Void {
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

/// Returns a function that ignores its argument and calls a function without parameters.
///
/// It is generic because a closure in the initializer of an instantiator would capture the metatype of the built type,
/// which is not `Sendable`.
func ignoringArgument<Argument, Result>(_ function: @escaping () -> Result) -> (Argument) -> Result {
    { _ in function() }
}

/// Returns a `@Sendable` function that ignores its argument and calls a `@Sendable` function without parameters.
func ignoringArgument<Argument, Result>(
    _ function: @escaping @Sendable () -> Result
) -> @Sendable (Argument) -> Result {
    { _ in function() }
}
