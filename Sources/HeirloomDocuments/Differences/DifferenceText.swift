/// A difference as text for people: in a terminal, or in a pull request.
package enum DifferenceText {
    /// Returns lines that begin with a mark: `+` for added, `-` for removed, `>` for moved, `~` for changed.
    package static func text(of difference: GraphDifference) -> String {
        var lines = [difference.summary]
        var scope: String?
        for change in difference.changes {
            guard let label = change.label else {
                scope = change.scope
                lines += ["", "\(change.kind.mark) \(change.scope)\(ending(change))"]
                continue
            }
            if scope != change.scope {
                scope = change.scope
                lines += ["", "  " + change.scope]
            }
            lines.append("  \(change.kind.mark) \(words(of: change, label))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a table in Markdown.
    package static func markdown(of difference: GraphDifference) -> String {
        var lines = ["**Tree:** " + difference.summary]
        if !difference.changes.isEmpty {
            lines += ["", "| | Scope | Dependency | Was |", "| --- | --- | --- | --- |"]
        }
        for change in difference.changes {
            let cells = [
                change.kind.verb, code(change.scope),
                change.label == nil ? facts(of: change) : code(change.new ?? change.old ?? ""),
                change.label == nil || change.new == nil ? "" : code(change.old ?? ""),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func ending(_ change: GraphDifference.Change) -> String {
        let words = facts(of: change)
        return (words.isEmpty ? "" : "  " + words) + (change.place.map { "  " + $0.text } ?? "")
    }

    /// Returns the facts about a scope that have become true, and those that are no longer true.
    private static func facts(of change: GraphDifference.Change) -> String {
        [change.new.map { "now " + $0 }, change.old.map { "no longer " + $0 }].compactMap(\.self)
            .joined(separator: ", ")
    }

    private static func words(of change: GraphDifference.Change, _ label: String) -> String {
        let place = change.place.map { "  " + $0.text } ?? ""
        switch (change.old, change.new) {
        case (let old?, let new?):
            let verb = change.kind == .dependencyMoved ? "moved from" : "was"
            return "\(new), \(verb) \(old)" + place
        case (let only?, nil), (nil, let only?): return only + place
        case (nil, nil): return label + place
        }
    }

    /// Returns the text as code in a cell of a table, without characters that Markdown would interpret.
    private static func code(_ text: String) -> String {
        text.isEmpty ? "" : "`" + text.replacing("|", with: "\\|").replacing("`", with: "'") + "`"
    }
}

extension GraphDifference.Change.Kind {
    /// The mark at the beginning of a line.
    fileprivate var mark: String {
        switch self {
        case .scopeAdded, .dependencyAdded: "+"
        case .scopeRemoved, .dependencyRemoved: "-"
        case .dependencyMoved: ">"
        case .scopeChanged, .dependencyMadeLazy, .dependencyMadeEager, .dependencyChanged: "~"
        }
    }
}
