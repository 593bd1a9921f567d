extension Diagnostic {
    /// Orders diagnostics for output: by location, then by id and statement.
    package static func isBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return (left.id.rawValue, left.statement) < (right.id.rawValue, right.statement)
    }
}
