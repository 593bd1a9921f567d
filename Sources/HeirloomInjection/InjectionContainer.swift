/// Caches the values of injections: those of the program, of a test or of a preview.
///
/// ```swift
/// import HeirloomInjection
///
/// final class Connection: Sendable {}
///
/// extension Injections {
///     var connection: Injection<Connection> { .cached { _ in Connection() } }
/// }
///
/// let container = InjectionContainer()
/// container.register(\.connection) { Connection() }
/// let isTheSame = container[\.connection] === container[\.connection]
/// ```
///
/// A container may be used from any thread. If several threads request a value that the container keeps, one of them
/// builds it and the others wait.
@dynamicMemberLookup
public final class InjectionContainer: @unchecked Sendable {
    /// The container of the current task, or else the program's.
    @TaskLocal public static var current = InjectionContainer()

    private let lock = Lock()
    // The lock guards the following properties.
    private var overrides: InjectionOverrides
    private var cells: [AnyKeyPath: KeptInjection] = [:]

    /// Creates a container without values or overrides.
    public init() {
        overrides = InjectionOverrides()
    }

    /// Creates a container with the overrides of another container, but without its values.
    init(overridesOf container: InjectionContainer) {
        overrides = container.lock.withLock { container.overrides }
    }
}

// MARK: Requests

extension InjectionContainer {
    /// The value of an injection: `container[\.clock]`.
    ///
    /// - Parameter injection: A property of ``Injections``.
    public subscript<Value>(_ injection: KeyPath<Injections, Injection<Value>>) -> Value {
        self[dynamicMember: injection]
    }

    /// A member of the value of an injection: `container[\.app.connection]`.
    ///
    /// - Parameter path: A key path that begins with an injection.
    @_disfavoredOverload  // Also accepts an injection itself, but takes three times as long.
    public subscript<Value>(_ path: KeyPath<InjectionContainer, Value>) -> Value {
        self[keyPath: path]
    }

    /// The value of an injection, as a property of the container: `container.clock`.
    ///
    /// - Parameter injection: A property of ``Injections``.
    public subscript<Value>(dynamicMember injection: KeyPath<Injections, Injection<Value>>) -> Value {
        if let value = keptValue(of: injection) { return value }
        let declared = Injections()[keyPath: injection]
        let (override, cell) = lock.withLock {
            (overrides.recipe(for: injection), keptCell(of: injection, scope: declared.scope))
        }
        let request = InjectionRequest(
            container: self,
            injection: injection,
            declaration: declared.declaration
        )
        // The recipe's own requests go to this container, not to the caller's current one.
        func build() -> Value {
            Self.$current.withValue(self) { override?() ?? declared.recipe(self) }
        }
        guard let cell else { return Build.value(for: request, build) }
        return cell.value(for: request, build)
    }

    /// Returns the cached value without evaluating the property that declares the injection, which takes longer than
    /// the rest.
    private func keptValue<Value>(of injection: KeyPath<Injections, Injection<Value>>) -> Value? {
        let kept = lock.withLock { cells[injection] }
        return (kept?.cell as? Cell<Value>)?.keptValue
    }

    /// Returns the cell of an injection; `nil` if its values are not kept. The caller holds the lock.
    private func keptCell<Value>(
        of injection: KeyPath<Injections, Injection<Value>>,
        scope: InjectionScope
    ) -> Cell<Value>? {
        if scope == .unique { return nil }
        if let cell = cells[injection]?.cell as? Cell<Value> { return cell }
        let cell = Cell<Value>(isWeak: scope == .shared)
        cells[injection] = KeptInjection(scope: scope, cell: cell)
        return cell
    }
}

// MARK: Overrides

extension InjectionContainer {
    /// Replaces the recipe of an injection. The scope stays the same.
    ///
    /// The container discards the value that it has kept for the injection. Other references to that value remain, for
    /// example in a property that has already been read. An override of an injection takes precedence over an override
    /// of its type.
    ///
    /// - Parameters:
    ///   - injection: A property of ``Injections``.
    ///   - recipe: Builds the value, in any isolation.
    public func register<Value>(
        _ injection: KeyPath<Injections, Injection<Value>>,
        _ recipe: @escaping @Sendable () -> Value
    ) {
        lock.withLock { overrides.byInjection[injection] = InjectionOverride(recipe: recipe) }
        forget { key, _ in key == injection }
    }

    /// Replaces the recipe of an injection with a value, such as one that the program has built at launch, or an object
    /// of the main actor.
    ///
    /// - Parameters:
    ///   - injection: A property of ``Injections``.
    ///   - value: The value, which the container keeps from now on.
    public func register<Value: Sendable>(
        _ injection: KeyPath<Injections, Injection<Value>>,
        _ value: Value
    ) {
        register(injection) { value }
    }

    /// Replaces the recipes of all injections of a type: `register { StoppedClock() as any Clock }`.
    ///
    /// - Parameter recipe: Builds the value, in any isolation. Its result type must be exactly the type of the
    ///   injections.
    public func register<Value>(_ recipe: @escaping @Sendable () -> Value) {
        lock.withLock { overrides.byType[ObjectIdentifier(Value.self)] = InjectionOverride(recipe: recipe) }
        forget { _, kept in kept.cell is Cell<Value> }
    }

    /// Discards the values of all injections except `.application` ones. Overrides stay.
    public func reset() {
        forget { _, kept in kept.scope != .application }
    }

    private func forget(_ isForgotten: (AnyKeyPath, KeptInjection) -> Bool) {
        // Releases the old cells after unlocking: a deinitializer may make requests.
        _ = lock.withLock {
            let old = cells
            cells = old.filter { key, kept in !isForgotten(key, kept) }
            return old
        }
    }
}

/// The value of an injection, and how long it is kept.
private struct KeptInjection {
    let scope: InjectionScope
    /// A `Cell` of the injection's value type.
    let cell: AnyObject
}

/// The recipes that replace those of injections.
private struct InjectionOverrides {
    /// Each value is an `InjectionOverride` of the injection's value type.
    var byInjection: [AnyKeyPath: any Sendable] = [:]
    var byType: [ObjectIdentifier: any Sendable] = [:]

    func recipe<Value>(for injection: KeyPath<Injections, Injection<Value>>) -> (@Sendable () -> Value)? {
        let override = byInjection[injection] ?? byType[ObjectIdentifier(Value.self)]
        return (override as? InjectionOverride<Value>)?.recipe
    }
}

private struct InjectionOverride<Value>: Sendable {
    let recipe: @Sendable () -> Value
}
