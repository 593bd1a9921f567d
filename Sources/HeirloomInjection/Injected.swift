/// A property whose value comes from a container, when it is first read.
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
/// The property captures the container that is current when its owner is created, and stores the value from the first
/// read on. Copies of a struct share the value. Any number of threads may read it.
///
/// A property with an injection of the main actor is isolated to the main actor. The wrapper is not `Sendable`, because
/// it would carry the injection into other isolations; a `Sendable` type stores ``InjectionContainer/current`` instead.
@propertyWrapper
public struct Injected<Value> {
    @usableFromInline let source: InjectedSource<Value>

    /// Creates a property with the value of an injection: `@Injected(\.clock)`.
    ///
    /// - Parameters:
    ///   - injection: A property of ``Injections``.
    ///   - isolation: The isolation of the owner. The property stays there, because the injection may be isolated to
    ///     it.
    public init(
        _ injection: KeyPath<Injections, Injection<Value>>,
        isolation: isolated (any Actor)? = #isolation
    ) {
        source = InjectedSource({ $0[injection] }, of: .current)
    }

    /// Creates a property with a member of an injection's value: `@Injected(\.app.connection)`.
    ///
    /// - Parameters:
    ///   - path: A key path that begins with an injection.
    ///   - isolation: The isolation of the owner. The property stays there, because the injection may be isolated to
    ///     it.
    @_disfavoredOverload  // Also accepts an injection itself, but takes three times as long.
    public init(
        _ path: KeyPath<InjectionContainer, Value>,
        isolation: isolated (any Actor)? = #isolation
    ) {
        source = InjectedSource({ $0[path] }, of: .current)
    }

    /// The value of the injection.
    @inlinable public var wrappedValue: Value { source.cell.keptValue ?? source.firstValue }
}

/// Stores the container and then the value of a property, for all its copies.
@usableFromInline
final class InjectedSource<Value> {
    @usableFromInline let cell = Cell<Value>(isWeak: false)
    private let request: (InjectionContainer) -> Value
    /// Released at the first read: a value that the container caches may hold this property.
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
