import HeirloomModel

/// A clause of `#if`, among the others.
struct ClausePlace {
    let conditional: ConditionalDeclarations
    let index: Int

    /// What must hold for the clause to count: its own condition, and none of those before it.
    var conditions: [String] {
        let earlier = conditional.clauses[..<index].compactMap(\.condition).map(Condition.negated)
        return earlier + [conditional.clauses[index].condition].compactMap(\.self)
    }
}

/// Conditions of `#if`, as text.
enum Condition {
    /// `A && B`
    static func all(_ conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "true" }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }

    /// `!A`, with parentheses where `!` would bind to a part of the condition only.
    static func negated(_ condition: String) -> String {
        let isOneOperand = !condition.contains { "&|!=<> ".contains($0) }
        return isOneOperand ? "!\(condition)" : "!(\(condition))"
    }
}
