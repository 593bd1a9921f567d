/// A type that Heirloom may build: a scope of the tree.
///
/// Write the conformance yourself and let ``Instantiable(isRoot:fulfillingAdditionalTypes:key:conformsElsewhere:mockOnly:mockAttributes:generateMock:customMockName:)``
/// write what it asks for:
///
/// ```swift
/// import Heirloom
///
/// public struct User: Sendable {
///     public let name: String
/// }
///
/// @Instantiable
/// public struct Greeter: Instantiable {
///     @Forwarded public let user: User
/// }
///
/// let greeter: Greeter = Greeter(user: User(name: "Ada"))
/// ```
///
/// The protocol itself isolates nothing: a conforming type keeps its own isolation.
public protocol Instantiable {
    /// What is handed in when the type is instantiated: nothing, the type of the one `@Forwarded`
    /// property, or a tuple of them, labelled in declaration order.
    associatedtype ForwardedProperties = Void
}
