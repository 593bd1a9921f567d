import HeirloomModel

/// Conditions of `#if`, as text.
enum Condition {
    /// The condition under which a clause counts: its own, and none of those before it.
    static func effective(of index: Int, in clauses: [ConditionalClause]) -> String {
        let earlier = clauses[..<index].compactMap(\.condition).map { "!\(operand($0, isNegated: true))" }
        return all(earlier + [clauses[index].condition].compactMap(\.self))
    }

    /// `A && B`
    static func all(_ conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "true" }
        return conditions.map { operand($0, isNegated: false) }.joined(separator: " && ")
    }

    /// The condition in parentheses where an operator would bind to a part of it only.
    private static func operand(_ condition: String, isNegated: Bool) -> String {
        let bindsLoosely =
            condition.contains("||") || isNegated && condition.contains { "&! <>=".contains($0) }
        return bindsLoosely ? "(\(condition))" : condition
    }
}
