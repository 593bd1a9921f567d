/// A type uses what it receives. The types that it builds receive the same values from above regardless.
enum UnusedReceivedRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.unused.filter { property in
            switch survey.graph[property].origin {
            case .received, .receivedIfAvailable: true
            // It may serve types that are built below.
            case .renamed: survey.needs[property].isEmpty && survey.isWhole(below: property.scope)
            case .instantiated, .forwarded: false
            }
        }
        .map { .unusedReceived($0) }
    }
}
