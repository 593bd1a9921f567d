extension SourceRange {
    /// What to remove for one argument to go: itself and a comma beside it, or the parentheses too where it is alone.
    ///
    /// - Parameters:
    ///   - arguments: All arguments of the list.
    ///   - list: From the opening to the closing parenthesis, both included.
    package static func removal(
        ofArgument index: Int,
        among arguments: [SourceRange],
        list: SourceRange?
    ) -> SourceRange {
        guard arguments.count > 1 else { return list ?? arguments[index] }
        if index == 0 { return SourceRange(start: arguments[0].start, end: arguments[1].start) }
        return SourceRange(start: arguments[index - 1].end, end: arguments[index].end)
    }
}
