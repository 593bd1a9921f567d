/// Answers reads of a property that can be set, and records what it is set to.
///
/// ```swift
/// import HeirloomMocks
///
/// let timeout = StubbedProperty<Int>("Client.timeout")
/// timeout.returns(3)
/// timeout.value = 5
/// let assigned = timeout.calls  // [5]
/// ```
///
/// It keeps what it is set to. One that has no value yet answers as a ``Stub`` without an answer does.
public final class StubbedProperty<Value>: CallLog<Value>, @unchecked Sendable {
    private var current: Value?
    private var reads = 0

    /// Creates a property without a value.
    ///
    /// - Parameter name: The requirement, as messages show it.
    public init(_ name: String) { super.init(named: name) }

    /// How often the property was read.
    public var readCount: Int { configure { reads } }

    /// Answers reads with a value, until the property is set to another.
    public func returns(_ value: Value) { configure { current = value } }

    /// The value, as generated code reads and sets it.
    public var value: Value {
        get {
            let value = configure {
                reads += 1
                return current
            }
            return value ?? unanswered()
        }
        set { record(newValue) { current = newValue } }
    }
}
