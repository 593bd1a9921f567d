import HeirloomModel

extension FileSummary {
    /// Whether a mistake lies only in declarations that do not count as the flags are expected to be. Where they do count
    /// after all, the macro tells it.
    func isUnexpected(_ mistake: Diagnostic, where flags: ExpectedFlags) -> Bool {
        let offset = mistake.location.range.start.offset
        let faulty = instantiables.filter { declaration in
            declaration.hasLocalFaults && declaration.attribute.range.start.offset <= offset
                && offset < declaration.bodyRange.end.offset
        }
        return !faulty.isEmpty
            && faulty.allSatisfy { $0.condition?.evaluated(flags.answer) == .constant(false) }
    }
}
