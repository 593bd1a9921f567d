/// For each value that a scope provides to the scopes below, the dependency that provides it: the last one if there are
/// several.
package struct Providers: Hashable, Sendable {
    /// The length up to which a linear search is faster than any table. Longer lists have a table.
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

    /// The provided values and their dependencies, in declaration order.
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
