/// For each value that a scope provides to the scopes below, the dependency that provides it: the last one if there are
/// several.
package struct Providers: Hashable, Sendable {
    private var dependencies: [ValueID: Int] = [:]

    package init() {}

    package subscript(value: ValueID) -> Int? { dependencies[value] }

    /// The provided values and their dependencies, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        dependencies.map { ($0.key, $0.value) }.sorted { $0.dependency < $1.dependency }
    }

    package mutating func add(_ dependency: Int, of value: ValueID) { dependencies[value] = dependency }
}
