import HeirloomModel

/// A clause of `#if`, among the others.
struct ClausePlace {
    let conditional: ConditionalDeclarations
    let index: Int

    /// What must hold for the clause to count: its own condition, and none of those before it.
    var conditions: [Condition] {
        let earlier = conditional.clauses[..<index].compactMap(\.condition).map { Condition(negating: $0) }
        return earlier + [conditional.clauses[index].condition].compactMap(\.self).map { Condition($0) }
    }
}

/// A condition of `#if`.
struct Condition {
    let text: String
    /// Whether `&&` beside it would bind to a part of it only.
    private let bindsLoosely: Bool

    /// `A || B`
    init(_ text: String) {
        self.text = text
        bindsLoosely = text.contains("||")
    }

    /// `!A`, `!(A || B)`
    init(negating text: String) {
        let isOneOperand = !text.contains { "&|!=<> ".contains($0) }
        self.text = isOneOperand ? "!\(text)" : "!(\(text))"
        bindsLoosely = false
    }

    /// `A && (B || C)`
    static func all(_ conditions: [Condition]) -> String {
        guard conditions.count > 1 else { return conditions.first?.text ?? "true" }
        return conditions.map { $0.bindsLoosely ? "(\($0.text))" : $0.text }.joined(separator: " && ")
    }
}
