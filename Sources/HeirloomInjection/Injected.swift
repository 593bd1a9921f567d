/// A property whose value comes from a container, at its first read.
///
/// ```swift
/// import HeirloomInjection
///
/// final class Connection: Sendable {}
///
/// struct AppScope: Sendable {
///     let connection = Connection()
/// }
///
/// extension Injections {
///     var app: Injection<AppScope> { .application { _ in AppScope() } }
/// }
///
/// final class Importer {
///     @Injected(\.app.connection) var connection
/// }
///
/// let connection = Importer().connection
/// ```
///
/// The property takes the container that is current when its owner is created, and holds the value from the first read on.
/// Copies of a structure share the value. Any number of threads may read it.
///
/// A property with an injection of the main actor is a property of the main actor. The wrapper is not `Sendable`, because
/// it would carry the injection to other isolations; a `Sendable` type holds ``InjectionContainer/current`` instead.
@propertyWrapper
public struct Injected<Value> {
    @usableFromInline let source: InjectedSource<Value>

    /// A property with the value of an injection: `@Injected(\.clock)`.
    ///
    /// - Parameters:
    ///   - injection: A property of ``Injections``.
    ///   - isolation: The isolation of the owner. The property stays there, because the injection may belong to it.
    public init(
        _ injection: KeyPath<Injections, Injection<Value>>,
        isolation: isolated (any Actor)? = #isolation
    ) {
        source = InjectedSource({ $0[injection] }, of: .current)
    }

    /// A property with a member of the value of an injection: `@Injected(\.app.connection)`.
    ///
    /// - Parameters:
    ///   - path: A key path that begins with an injection.
    ///   - isolation: The isolation of the owner. The property stays there, because the injection may belong to it.
    @_disfavoredOverload  // Would do for an injection as well, but takes three times as long.
    public init(
        _ path: KeyPath<InjectionContainer, Value>,
        isolation: isolated (any Actor)? = #isolation
    ) {
        source = InjectedSource({ $0[path] }, of: .current)
    }

    /// The value of the injection.
    @inlinable public var wrappedValue: Value { source.cell.keptValue ?? source.firstValue }
}

/// The container and then the value of a property, for all its copies.
@usableFromInline
final class InjectedSource<Value> {
    @usableFromInline let cell = Cell<Value>(isWeak: false)
    private let request: (InjectionContainer) -> Value
    /// Released with the first read: a value that the container keeps may hold the property.
    private var container: InjectionContainer?

    init(_ request: @escaping (InjectionContainer) -> Value, of container: InjectionContainer) {
        self.request = request
        self.container = container
    }

    @usableFromInline var firstValue: Value {
        cell.value(for: nil) {
            guard let container else {
                preconditionFailure("The cell keeps the value from the first read on.")
            }
            self.container = nil
            return request(container)
        }
    }
}
