import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func unmockable(_ unmockable: UnmockableProtocol) -> Diagnostic {
        let table = tree.table
        let name = table.qualifiedPath(of: unmockable.entity).dropFirst().joined(separator: ".")
        let (id, message, advice) = words(for: unmockable.reason, of: name)
        return Diagnostic(
            id: id,
            message: message,
            location: table.files.location(unmockable.name.range, in: unmockable.file),
            notes: place(unmockable.entity).map { [note(advice, at: $0)] } ?? []
        )
    }

    private func words(
        for reason: UnmockableProtocol.Reason,
        of name: String
    ) -> (id: DiagnosticID, message: String, advice: String) {
        switch reason {
        case .unread(let inherited):
            (
                .unknownRequirements,
                "'\(name)' inherits from '\(inherited)', whose requirements are not known, so no mock can be generated for it",
                """
                write the mock by hand, or ask for a protocol without '\(inherited)'; only protocols in packages that depend \
                on Heirloom are read
                """
            )
        case .superclass(let superclass):
            (
                .mockSuperclass,
                """
                only subclasses of '\(superclass)' conform to '\(name)', and a mock cannot be one: '\(superclass)' has no \
                designated 'init()' that it can override
                """,
                "write the mock by hand, or restrict '\(name)' to 'AnyObject'"
            )
        case .noncopyable(let requirement, let type):
            (
                .unmockableRequirement,
                "no mock can be generated for '\(name)': in '\(requirement)', '\(type)' cannot be copied, and a mock keeps it",
                "write the mock by hand, or move '\(requirement)' to a protocol of its own"
            )
        }
    }
}
