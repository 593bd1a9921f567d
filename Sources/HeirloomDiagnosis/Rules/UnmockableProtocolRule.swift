import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Every requirement of a protocol for which a mock is requested can be implemented by a mock.
    func unmockableProtocolProblems(in mocks: MockTree) -> [GraphProblem] {
        mocks.unmockable.map { GraphProblem(unmockable($0)) }
    }

    private func unmockable(_ unmockable: UnmockableProtocol) -> Diagnostic {
        let table = tree.table
        let name = table.qualifiedPath(of: unmockable.entity).dropFirst().joined(separator: ".")
        let (message, advice) = words(for: unmockable.reason, of: name)
        return Diagnostic(
            id: .unmockableProtocol,
            message: message,
            location: table.files.location(unmockable.name.range, in: unmockable.file),
            notes: [note(advice, at: unmockable.entity)].compactMap(\.self)
        )
    }

    private func words(
        for reason: UnmockableProtocol.Reason,
        of name: String
    ) -> (message: String, advice: String) {
        switch reason {
        case .unread(let inherited):
            (
                "no mock can be generated for '\(name)': it inherits from '\(inherited)', whose requirements are "
                    + "unknown",
                """
                write the mock by hand, or remove '\(inherited)' from the protocol; only protocols in packages that \
                depend on Heirloom are known
                """
            )
        case .superclass(let superclass):
            (
                """
                no mock can be generated for '\(name)': it would subclass '\(superclass)', which has no \
                'init()' that a subclass inherits
                """,
                "write the mock by hand, or constrain '\(name)' to 'AnyObject' instead"
            )
        case .sealed(let superclass, let word):
            (
                "no mock can be generated for '\(name)': it would subclass '\(superclass)', which is \(word)",
                "constrain '\(name)' to 'AnyObject' instead"
            )
        case .noncopyable(let requirement, let type, let lacking):
            (
                "no mock can be generated for '\(name)': it would have to store the '\(type)' of '\(requirement)', "
                    + "which is not '\(lacking)'",
                "write the mock by hand, or move '\(requirement)' to a separate protocol"
            )
        case .redeclared(let member):
            (
                """
                no mock can be generated for '\(name)': no type can declare both a property '\(member)' and a \
                function '\(member)()'
                """,
                "rename one of them"
            )
        }
    }
}
