extension Diagnostic {
    /// The order in which diagnostics are shown: by place, and then by what they say.
    package static func isBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return (left.id.rawValue, left.statement) < (right.id.rawValue, right.statement)
    }
}
