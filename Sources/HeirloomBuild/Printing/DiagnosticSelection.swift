import HeirloomModel

/// The diagnostics to print, and the number of omitted ones.
struct DiagnosticSelection {
    /// The maximum number of printed diagnostics per severity: more are rarely fixed before the next build.
    static let limit = 50

    private(set) var shown: [Diagnostic] = []
    private(set) var omissions: [Omission] = []

    /// The omitted diagnostics of one severity.
    struct Omission: Hashable {
        var severity: Diagnostic.Severity
        var count: Int
        /// The location of the first one.
        var location: SourceLocation

        /// `12 more errors`
        var message: String { "\(count) more \(severity.rawValue)" + (count == 1 ? "" : "s") }
    }

    /// Selects the first errors and the first warnings, in the given order.
    init(_ diagnostics: [Diagnostic]) {
        var counts: [Diagnostic.Severity: Int] = [:]
        var firstOmitted: [Diagnostic.Severity: SourceLocation] = [:]
        for diagnostic in diagnostics {
            let count = counts[diagnostic.severity, default: 0] + 1
            counts[diagnostic.severity] = count
            if count <= Self.limit { shown.append(diagnostic) }
            if count == Self.limit + 1 { firstOmitted[diagnostic.severity] = diagnostic.location }
        }
        for severity in [Diagnostic.Severity.error, .warning] {
            guard let location = firstOmitted[severity], let count = counts[severity] else { continue }
            omissions.append(Omission(severity: severity, count: count - Self.limit, location: location))
        }
    }
}
