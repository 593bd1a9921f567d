/// What stands in the clauses of one `#if`, or plainly where there is one without a condition.
package struct Alternatives<Value: Hashable & Sendable>: Hashable, Sendable {
    package struct Clause: Hashable, Sendable {
        /// `nil` for `#else`, and for what stands under no `#if`.
        package var condition: Condition?
        package var value: Value
    }

    package var clauses: [Clause]

    /// Something that stands under no `#if`.
    package init(_ value: Value) {
        clauses = [Clause(condition: nil, value: value)]
    }

    /// What there is in each world of a universe, with `nil` for nothing.
    package init(among universe: Set<Int>, of worlds: ConditionWorlds, _ value: (Int) -> Value?) {
        if universe.count == 1, let only = universe.first {
            clauses = value(only).map { [Clause(condition: nil, value: $0)] } ?? []
            return
        }
        var groups: [(value: Value, worlds: Set<Int>)] = []
        var places: [Value: Int] = [:]
        for world in universe.sorted() {
            guard let value = value(world) else { continue }
            if let place = places[value] {
                groups[place].worlds.insert(world)
            } else {
                places[value] = groups.count
                groups.append((value, [world]))
            }
        }
        var rest = universe
        clauses = groups.map { group in
            let condition = worlds.condition(of: group.worlds, among: rest)
            rest.subtract(group.worlds)
            return Clause(
                condition: condition == .constant(true) ? nil : condition,
                value: group.value
            )
        }
    }

    /// The directive before each clause, `nil` for what stands under no `#if`, and whether `#endif` follows all.
    package var directives: (openings: [String?], hasEnd: Bool) {
        let openings = clauses.enumerated().map { index, clause -> String? in
            guard let condition = clause.condition else { return index == 0 ? nil : "#else" }
            let directive = condition.directive
            return index == 0 ? directive : "#else" + directive.dropFirst()
        }
        return (openings, openings.contains { $0 != nil })
    }
}
