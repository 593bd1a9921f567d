/// Keeps a value, strongly or weakly. One thread builds it while others wait.
@usableFromInline
final class Cell<Value> {
    @usableFromInline let isWeak: Bool
    @usableFromInline let lock = Lock()
    // The lock guards these two.
    @usableFromInline var value: Value?
    private weak var object: AnyObject?
    /// The build that fills the cell. The lock of all builds guards it.
    private var build: Build?

    init(isWeak: Bool) {
        self.isWeak = isWeak
    }

    /// The kept value, or else a new one.
    ///
    /// - Parameters:
    ///   - request: The injection that the value belongs to, `nil` for the value of a property.
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

    /// The next step of a request that finds no value.
    private enum Turn {
        /// Returns the value that another thread has built meanwhile.
        case kept(Value)
        case waits(for: Build)
        case builds(Build)
    }

    private func turn(for request: InjectionRequest?) -> Turn {
        Build.lock.withLock {
            // Returned rather than compared with `nil`: released here, the last reference would run a deinitializer,
            // which may make requests.
            if let value = keptValue { return .kept(value) }
            if let build { return .waits(for: build) }
            let build = Build.begin(request)
            self.build = build
            return .builds(build)
        }
    }

    /// The value, while there is one.
    ///
    /// Inlined with what reads a property: where the compiler knows the type, it takes a third of the time.
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
