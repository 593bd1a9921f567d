/// What a type receives it does something with: what it builds receives that from above all the same.
enum ReceivedDependenciesAreUsed {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.unused.filter { property in
            switch survey.graph[property].origin {
            case .received, .receivedIfAvailable: true
            // It may be there for what is built below.
            case .renamed: survey.needs[property].isEmpty && survey.isWhole(below: property.scope)
            case .instantiated, .forwarded: false
            }
        }
        .map { .unusedReceived($0) }
    }
}
