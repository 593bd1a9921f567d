/// Answers reads of a settable property, and records the values assigned to it.
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
/// It keeps the assigned value until ``CallLog/reset()``. A property without a value answers reads like an unanswered
/// ``Stub``, but cannot throw.
public final class StubbedProperty<Value>: CallLog<Value>, @unchecked Sendable {
    private var returned: Value?
    private var assigned: Value?
    private var reads = 0

    /// Creates a property without a value.
    ///
    /// - Parameter name: The name of the requirement in messages.
    public init(_ name: String) { super.init(named: name) }

    /// The number of reads of the property.
    public var readCount: Int { configure { reads } }

    /// Answers reads with a value, until another value is assigned.
    public func returns(_ value: Value) {
        _ = configure { (exchange(&returned, with: value), exchange(&assigned, with: nil)) }
    }

    /// Forgets the reads and assigned values, too. The value of `returns` is current again.
    override func forgetCalls() -> Any {
        let last = configure {
            reads = 0
            return exchange(&assigned, with: nil)
        }
        return (super.forgetCalls(), last)
    }

    /// The value of the property. For generated code.
    public var value: Value {
        get {
            let value = configure {
                reads += 1
                return assigned ?? returned
            }
            return value ?? unanswered()
        }
        set {
            let kept = holdsDeallocatedObject(newValue) ? nil : newValue
            _ = record(newValue) { exchange(&assigned, with: kept) }
        }
    }
}
