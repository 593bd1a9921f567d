/// Holds the values of injections: those of the program, of a test or of a preview.
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
/// A container may be used from any thread. However many request a value that it keeps, one of them builds it and the
/// others wait.
@dynamicMemberLookup
public final class InjectionContainer: @unchecked Sendable {
    /// The container of the current task, or else the program's.
    @TaskLocal public static var current = InjectionContainer()

    private let lock = Lock()
    // The lock guards what follows.
    private var overrides: InjectionOverrides
    private var cells: [AnyKeyPath: KeptInjection] = [:]

    /// A container without values or overrides.
    public init() {
        overrides = InjectionOverrides()
    }

    /// A container with the overrides of another one, but without its values.
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
    @_disfavoredOverload  // Would do for an injection as well, but takes three times as long.
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
        // The recipe's own requests go to this container, whichever one is current for the caller.
        func build() -> Value {
            Self.$current.withValue(self) { override?() ?? declared.recipe(self) }
        }
        guard let cell else { return Build.value(for: request, build) }
        return cell.value(for: request, build)
    }

    /// Found without evaluating the property that declares the injection, which takes longer than the rest.
    private func keptValue<Value>(of injection: KeyPath<Injections, Injection<Value>>) -> Value? {
        let kept = lock.withLock { cells[injection] }
        return (kept?.cell as? Cell<Value>)?.keptValue
    }

    /// The cell of an injection, unless its values are not kept. The lock is held.
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
    /// A value that the container has kept for the injection is forgotten. Whatever holds that value still does, such as a
    /// property that has been read. An override of the injection counts for more than one of its type.
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

    /// Replaces the recipe of an injection with a value: one that the program has built at launch, or an object of the main
    /// actor.
    ///
    /// - Parameters:
    ///   - injection: A property of ``Injections``.
    ///   - value: The value, which the container holds from now on.
    public func register<Value: Sendable>(
        _ injection: KeyPath<Injections, Injection<Value>>,
        _ value: Value
    ) {
        register(injection) { value }
    }

    /// Replaces the recipes of all injections of a type: `register { StoppedClock() as any Clock }`.
    ///
    /// - Parameter recipe: Builds the value, in any isolation. The type of its result is exactly that of the injections.
    public func register<Value>(_ recipe: @escaping @Sendable () -> Value) {
        lock.withLock { overrides.byType[ObjectIdentifier(Value.self)] = InjectionOverride(recipe: recipe) }
        forget { _, kept in kept.cell is Cell<Value> }
    }

    /// Forgets the values of all injections but `.application` ones. Overrides stay.
    public func reset() {
        forget { _, kept in kept.scope != .application }
    }

    private func forget(_ isForgotten: (AnyKeyPath, KeptInjection) -> Bool) {
        // Released without the lock: a deinitializer may make requests.
        _ = lock.withLock {
            let old = cells
            cells = old.filter { key, kept in !isForgotten(key, kept) }
            return old
        }
    }
}

/// The value of an injection, and the time for which it is kept.
private struct KeptInjection {
    let scope: InjectionScope
    /// A `Cell` of the injection's type.
    let cell: AnyObject
}

/// Recipes that replace those of injections.
private struct InjectionOverrides {
    /// Each an `InjectionOverride` of the injection's type.
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
