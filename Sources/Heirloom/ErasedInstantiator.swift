/// Builds an `Instance` later, on demand, without naming the concrete type.
///
/// The `fulfilledByType` argument of the property names the concrete type as text, so that the declaring module need
/// not import the type's module:
///
/// ```swift
/// import Heirloom
///
/// public protocol Screen {
///     var title: String { get }
/// }
///
/// @Instantiable
/// public struct Menu: Instantiable {
///     @Instantiated(fulfilledByType: "NoteScreen")
///     let screenBuilder: ErasedInstantiator<String, any Screen>
/// }
///
/// @Instantiable
/// public struct NoteScreen: Instantiable, Screen {
///     @Forwarded public let title: String
/// }
///
/// let menu = Menu(screenBuilder: ErasedInstantiator { title in NoteScreen(title: title) })
/// let title: String = menu.screenBuilder.instantiate("Letter").title
/// ```
///
/// `ForwardedProperties` is that of the concrete type: `Void`, one type, or a labeled tuple.
public final class ErasedInstantiator<ForwardedProperties, Instance> {
    private let build: (ForwardedProperties) -> Instance

    /// Wraps a closure that builds an `Instance` from the forwarded properties.
    public init(_ build: @escaping (ForwardedProperties) -> Instance) {
        self.build = build
    }

    /// Wraps a function that builds an `Instance` without forwarded properties:
    /// `ErasedInstantiator<Void, any Clock>(SystemClock.init)`.
    public init(_ build: @escaping () -> Instance) where ForwardedProperties == Void {
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
