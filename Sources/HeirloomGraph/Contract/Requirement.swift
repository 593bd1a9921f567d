/// A value that must be handed in from above.
package enum Requirement: Hashable, Sendable {
    /// `x: X`
    case value(ValueID)
    /// `x: X?` that is `nil` where neither an `x: X` nor an `x: X?` is provided; the value is the `x: X`.
    case ifAvailable(ValueID)
}

extension Requirement {
    /// The value, whether it is taken only if available or not.
    package var value: ValueID {
        switch self {
        case .value(let value), .ifAvailable(let value): value
        }
    }

    /// Small, and another for each requirement.
    var number: Int {
        switch self {
        case .value(let value): 2 * value.index
        case .ifAvailable(let value): 2 * value.index + 1
        }
    }
}

/// Where each of some requirements stands among them.
struct RequirementPlaces: Hashable, Sendable {
    private var table: [Int: Int] = [:]

    init(_ requirements: [Requirement]) {
        guard requirements.count > Providers.shortList else { return }
        for (place, requirement) in requirements.enumerated() { table[requirement.number] = place }
    }

    /// The place of one of the requirements that these are the places of.
    func place(of requirement: Requirement, among requirements: [Requirement]) -> Int? {
        requirements.count > Providers.shortList
            ? table[requirement.number] : requirements.lastIndex { $0.number == requirement.number }
    }
}
