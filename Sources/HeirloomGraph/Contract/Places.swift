/// Where numbers stand in a list: the last place of each.
///
/// Most lists are short, and looking through them is faster than any table. A long one has a table.
private struct Places: Hashable, Sendable {
    private static let short = 12

    private var numbers: [Int] = []
    private var table: [Int: Int] = [:]

    subscript(number: Int) -> Int? {
        numbers.count > Self.short ? table[number] : numbers.lastIndex(of: number)
    }

    mutating func append(_ number: Int) {
        numbers.append(number)
        if numbers.count == Self.short + 1 {
            for (place, number) in numbers.enumerated() { table[number] = place }
        } else if numbers.count > Self.short {
            table[number] = numbers.count - 1
        }
    }
}

/// The dependency of a scope that provides each value which the scope offers below: of several the last.
package struct Providers: Hashable, Sendable {
    private var places = Places()
    private var indices: [Int] = []
    private var values: [ValueID] = []

    package init() {}

    package subscript(value: ValueID) -> Int? { places[value.index].map { indices[$0] } }

    /// What is provided and by which dependency, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        zip(values, indices).filter { self[$0] == $1 }.map { (value: $0, dependency: $1) }
    }

    package mutating func add(_ dependency: Int, of value: ValueID) {
        places.append(value.index)
        indices.append(dependency)
        values.append(value)
    }
}

/// Where each of some requirements stands among them.
struct RequirementPlaces: Hashable, Sendable {
    private var places = Places()

    init(_ requirements: [Requirement]) {
        for requirement in requirements { places.append(requirement.number) }
    }

    subscript(requirement: Requirement) -> Int? { places[requirement.number] }
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
