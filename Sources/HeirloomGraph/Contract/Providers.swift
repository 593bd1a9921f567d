/// The dependency of a scope that provides each value which the scope offers below: of several the last.
package struct Providers: Hashable, Sendable {
    /// How long a list may be to be looked through, which is faster than any table. A longer one has a table.
    static let shortList = 12

    private struct Provision: Hashable {
        var value: ValueID
        var dependency: Int
    }

    private var provisions: [Provision] = []
    private var table: [ValueID: Int] = [:]

    package init() {}

    package subscript(value: ValueID) -> Int? {
        provisions.count > Self.shortList ? table[value] : provisions.last { $0.value == value }?.dependency
    }

    /// What is provided and by which dependency, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        provisions.filter { self[$0.value] == $0.dependency }.map { ($0.value, $0.dependency) }
    }

    package mutating func add(_ dependency: Int, of value: ValueID) {
        provisions.append(Provision(value: value, dependency: dependency))
        if provisions.count == Self.shortList + 1 {
            for provision in provisions { table[provision.value] = provision.dependency }
        } else if provisions.count > Self.shortList {
            table[value] = dependency
        }
    }
}
