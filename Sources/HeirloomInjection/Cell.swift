/// Caches a value, strongly or weakly. One thread builds it while others wait.
@usableFromInline
final class Cell<Value> {
    @usableFromInline let isWeak: Bool
    @usableFromInline let lock = Lock()
    // The lock guards `value` and `object`.
    @usableFromInline var value: Value?
    private weak var object: AnyObject?
    /// The build that fills the cell. Guarded by `Build.lock`.
    private var build: Build?

    init(isWeak: Bool) {
        self.isWeak = isWeak
    }

    /// Returns the cached value, or builds a new one.
    ///
    /// - Parameters:
    ///   - request: The request for the injection that the value belongs to; `nil` for the value of a property.
    ///   - recipe: Builds the value.
    func value(for request: InjectionRequest?, _ recipe: () -> Value) -> Value {
        while true {
            if let value = keptValue { return value }
            switch turn(for: request) {
            case .kept(let value): return value
            case .waits(let build): build.wait()
            case .builds(let build):
                let value = recipe()
                keep(value)
                Build.lock.withLock {
                    self.build = nil
                    build.end()
                }
                return value
            }
        }
    }

    /// The next step of a request that found no cached value.
    private enum Turn {
        /// Returns the value that another thread has built in the meantime.
        case kept(Value)
        case waits(for: Build)
        case builds(Build)
    }

    private func turn(for request: InjectionRequest?) -> Turn {
        Build.lock.withLock {
            // Returned rather than compared with `nil`: releasing the last reference here would run a deinitializer
            // under the lock, and the deinitializer may make requests.
            if let value = keptValue { return .kept(value) }
            if let build { return .waits(for: build) }
            let build = Build.begin(request)
            self.build = build
            return .builds(build)
        }
    }

    /// The cached value, if there is one.
    ///
    /// It is inlinable because property reads take a third of the time if the compiler knows the type of the value.
    @inlinable var keptValue: Value? {
        lock.lock()
        defer { lock.unlock() }
        return isWeak ? objectAsValue : value
    }

    @usableFromInline var objectAsValue: Value? { object.flatMap { $0 as? Value } }

    private func keep(_ value: Value) {
        lock.withLock {
            if isWeak {
                object = value as AnyObject
            } else {
                self.value = value
            }
        }
    }
}
