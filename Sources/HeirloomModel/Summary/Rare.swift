/// Stores a fact that few declarations have behind a reference, so that its absence takes one word.
@propertyWrapper
package struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
    private indirect enum Box: Hashable, Sendable { case value(Value) }

    private var box: Box?

    package init(wrappedValue: Value?) {
        if let wrappedValue { box = .value(wrappedValue) }
    }

    package var wrappedValue: Value? {
        get {
            guard case .value(let value)? = box else { return nil }
            return value
        }
        set { box = newValue.map { .value($0) } }
    }
}
