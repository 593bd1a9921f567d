/// A value that must be passed in from above.
package enum Requirement: Hashable, Sendable {
    /// `x: X`
    case value(ValueID)
    /// An `x: X?` that is `nil` if neither an `x: X` nor an `x: X?` is provided; the value is the `x: X`.
    case ifAvailable(ValueID)
}

extension Requirement {
    /// The required value, whether or not it is taken only if available.
    package var value: ValueID {
        switch self {
        case .value(let value), .ifAvailable(let value): value
        }
    }

    /// A small number that is unique to the requirement.
    var number: Int {
        switch self {
        case .value(let value): 2 * value.index
        case .ifAvailable(let value): 2 * value.index + 1
        }
    }
}
