/// How long a list may be to be looked through, which is faster than any table. A longer one has a table.
private let shortList = 12

/// The dependency of a scope that provides each value which the scope offers below: of several the last.
package struct Providers: Hashable, Sendable {
    private struct Provision: Hashable {
        var value: ValueID
        var dependency: Int
    }

    private var provisions: [Provision] = []
    private var table: [ValueID: Int] = [:]

    package init() {}

    package subscript(value: ValueID) -> Int? {
        provisions.count > shortList ? table[value] : provisions.last { $0.value == value }?.dependency
    }

    /// What is provided and by which dependency, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        provisions.filter { self[$0.value] == $0.dependency }.map { ($0.value, $0.dependency) }
    }

    package mutating func add(_ dependency: Int, of value: ValueID) {
        provisions.append(Provision(value: value, dependency: dependency))
        if provisions.count == shortList + 1 {
            for provision in provisions { table[provision.value] = provision.dependency }
        } else if provisions.count > shortList {
            table[value] = dependency
        }
    }
}

/// Where each of some requirements stands among them.
struct RequirementPlaces: Hashable, Sendable {
    private var table: [Int: Int] = [:]

    init(_ requirements: [Requirement]) {
        guard requirements.count > shortList else { return }
        for (place, requirement) in requirements.enumerated() { table[requirement.number] = place }
    }

    /// The place of one of the requirements that these are the places of.
    package func place(of requirement: Requirement, among requirements: [Requirement]) -> Int? {
        requirements.count > shortList
            ? table[requirement.number] : requirements.lastIndex { $0.number == requirement.number }
    }
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
