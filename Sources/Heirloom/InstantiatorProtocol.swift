/// The protocol of ``Instantiator`` and ``SendableInstantiator``. The generator extends it with labeled calls:
/// `editorBuilder.instantiate(title: "Letter")`.
///
/// Swift prefers a call with the same labels in an extension of one of the two classes:
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// struct Editor: Instantiable {
///     @Forwarded let title: String
/// }
///
/// extension Instantiator where T == Editor {
///     func instantiate(title: String) -> Editor { instantiate("Draft of \(title)") }
/// }
/// ```
///
/// The protocol adds no isolation: its calls run in the isolation of their caller.
public protocol InstantiatorProtocol {
    /// The type that is built.
    associatedtype T: Instantiable

    /// Builds a new `T`.
    ///
    /// - Parameter forwardedProperties: The values of the forwarded properties of `T`.
    func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T
}
