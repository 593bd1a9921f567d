/// Builds an `Instance` later, on demand, without naming the type that is really built.
///
/// The type is named where the instantiator is declared, in `fulfilledByType`, as text, so that the
/// declaring module need not import the module in which it lives:
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
/// `ForwardedProperties` is the built type's own: `Void`, one type, or a labelled tuple.
public final class ErasedInstantiator<ForwardedProperties, Instance> {
    private let build: (ForwardedProperties) -> Instance

    /// Wraps a closure that builds an `Instance` from what is forwarded to it.
    public init(_ build: @escaping (ForwardedProperties) -> Instance) {
        self.build = build
    }

    /// Wraps a function that builds an `Instance` to which nothing is forwarded: `ErasedInstantiator<Void, any Clock>(SystemClock.init)`.
    public init(_ build: @escaping () -> Instance) where ForwardedProperties == Void {
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
