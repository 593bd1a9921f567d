/// A type that Heirloom can build: a scope of the tree.
///
/// Write the conformance yourself. The macro
/// ``Instantiable(isRoot:fulfillingAdditionalTypes:key:conformsElsewhere:mockOnly:mockAttributes:generateMock:customMockName:)``
/// writes the requirements:
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
/// The protocol adds no isolation: a conforming type keeps its own.
public protocol Instantiable {
    /// The values that the caller passes when it instantiates the type: `Void`, the type of the one `@Forwarded`
    /// property, or a tuple of several, labeled and in declaration order.
    associatedtype ForwardedProperties = Void
}
