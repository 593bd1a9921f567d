import Foundation

/// What is written by hand in place of injections: factories and values by type, behind a lock.
final class Registry: @unchecked Sendable {
    static let shared = Registry()

    private let lock = NSLock()
    private var factories: [ObjectIdentifier: () -> Any] = [:]
    private var values: [ObjectIdentifier: Any] = [:]

    func register<Value>(_ type: Value.Type, _ factory: @escaping () -> Value) {
        lock.withLock { factories[ObjectIdentifier(type)] = factory }
    }

    func value<Value>(_ type: Value.Type) -> Value {
        lock.withLock {
            let key = ObjectIdentifier(type)
            if let value = values[key] as? Value { return value }
            guard let value = factories[key]?() as? Value else {
                preconditionFailure("'\(type)' is not registered")
            }
            values[key] = value
            return value
        }
    }
}
