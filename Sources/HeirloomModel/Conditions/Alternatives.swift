/// Values in the clauses of an `#if`, or a single value without a condition.
package struct Alternatives<Value: Hashable & Sendable>: Hashable, Sendable {
    package struct Clause: Hashable, Sendable {
        /// The condition; `nil` for `#else`, and for a value outside of `#if`.
        package var condition: Condition?
        package var value: Value
    }

    package var clauses: [Clause]

    /// Creates a value outside of `#if`.
    package init(_ value: Value) {
        clauses = [Clause(condition: nil, value: value)]
    }

    /// Groups equal values in the configurations of a universe. `value` returns `nil` for a configuration without a
    /// value.
    package init(among universe: Set<Int>, of configurations: BuildConfigurations, _ value: (Int) -> Value?) {
        if universe.count == 1, let only = universe.first {
            clauses = value(only).map { [Clause(condition: nil, value: $0)] } ?? []
            return
        }
        var groups: [(value: Value, configurations: Set<Int>)] = []
        var places: [Value: Int] = [:]
        for configuration in universe.sorted() {
            guard let value = value(configuration) else { continue }
            if let place = places[value] {
                groups[place].configurations.insert(configuration)
            } else {
                places[value] = groups.count
                groups.append((value, [configuration]))
            }
        }
        var rest = universe
        clauses = groups.map { group in
            let condition = configurations.condition(of: group.configurations, among: rest)
            rest.subtract(group.configurations)
            return Clause(condition: condition.unlessTrue, value: group.value)
        }
    }

    /// The directive before each clause, `nil` for a value outside of `#if`, and whether `#endif` follows the last one.
    package var directives: (openings: [String?], hasEnd: Bool) {
        let openings = clauses.enumerated().map { index, clause -> String? in
            guard let condition = clause.condition else { return index == 0 ? nil : "#else" }
            let directive = condition.directive
            return index == 0 ? directive : "#else" + directive.dropFirst()
        }
        return (openings, openings.contains { $0 != nil })
    }
}
