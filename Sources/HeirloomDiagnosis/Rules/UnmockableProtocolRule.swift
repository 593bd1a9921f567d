import HeirloomGraph
import HeirloomModel

/// Every requirement of a protocol for which a mock is requested can be implemented by a mock.
enum UnmockableProtocolRule {
    static func problems(in mocks: MockTree) -> [GraphProblem] {
        mocks.unmockable.map { unmockable in GraphProblem { $0.unmockable(unmockable) } }
    }
}

extension ProblemWording {
    fileprivate func unmockable(_ unmockable: UnmockableProtocol) -> Diagnostic {
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
                no mock can be generated for '\(name)': it would subclass '\(superclass)', which has no designated \
                'init()' to override
                """,
                "write the mock by hand, or constrain '\(name)' to 'AnyObject' instead"
            )
        case .noncopyable(let requirement, let type):
            (
                "no mock can be generated for '\(name)': it would have to store the '\(type)' of '\(requirement)', and "
                    + "cannot copy it",
                "write the mock by hand, or move '\(requirement)' to a separate protocol"
            )
        }
    }
}
