/// Builds a `T` later, on demand, as often as it is asked to.
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
/// The closure runs in the isolation in which the instantiator was made, and so an instantiator does not
/// leave it. ``SendableInstantiator`` does.
public final class Instantiator<T: Instantiable> {
    private let build: (T.ForwardedProperties) -> T

    /// Wraps a closure that builds a `T` from what is forwarded to it.
    public init(_ build: @escaping (T.ForwardedProperties) -> T) {
        self.build = build
    }

    /// Wraps a function that builds a `T` to which nothing is forwarded: `Instantiator(Cache.init)`.
    public init(_ build: @escaping () -> T) where T.ForwardedProperties == Void {
        self.build = ignoringArgument(build)
    }

    /// Builds a new `T`.
    public func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T {
        build(forwardedProperties)
    }

    /// Builds a new `T`, to which nothing is forwarded.
    public func instantiate() -> T where T.ForwardedProperties == Void {
        build(())
    }
}

/// A function without parameters, as one whose only argument is ignored.
///
/// It is generic, because a closure in an initializer of an instantiator would capture the metatype of what it builds,
/// which is not `Sendable`.
func ignoringArgument<Argument, Result>(_ function: @escaping () -> Result) -> (Argument) -> Result {
    { _ in function() }
}

/// A `@Sendable` function without parameters, as one whose only argument is ignored.
func ignoringArgument<Argument, Result>(
    _ function: @escaping @Sendable () -> Result
) -> @Sendable (Argument) -> Result {
    { _ in function() }
}
