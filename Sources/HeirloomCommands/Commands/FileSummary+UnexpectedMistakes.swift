import HeirloomModel

extension FileSummary {
    /// Whether a mistake lies in a type that does not count as the flags are expected to be. Where it does count after all,
    /// the macro tells it. What is wrong with members under a flag it always tells.
    func isUnexpected(_ mistake: Diagnostic, where flags: ExpectedFlags) -> Bool {
        let offset = mistake.location.range.start.offset
        let around = instantiables.filter { declaration in
            declaration.attribute.range.start.offset <= offset && offset < declaration.bodyRange.end.offset
        }
        guard let innermost = around.map(\.attribute.range.start.offset).max() else { return false }
        return around.allSatisfy { declaration in
            declaration.attribute.range.start.offset < innermost
                || declaration.condition?.evaluated(flags.answer) == .constant(false)
        }
    }
}
