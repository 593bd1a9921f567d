import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func localDependency(_ local: LocalDependency) -> Diagnostic {
        let owner = name(local.provider.scope)
        let receiver = local.receivers[0]
        return Diagnostic(
            id: .localDependency,
            message: """
                '\(name(receiver.scope))' receives '\(text(of: receiver))', which is local to '\(owner)'
                """,
            location: place(receiver),
            notes: path(local.path)
                + [
                    note(
                        "declared local here: only '\(owner)' and the types it builds directly can use it",
                        at: place(local.provider)
                    )
                ] + local.receivers.dropFirst().prefix(5).map(alsoNeeded),
            fixIts: [remedies.remove("isLocal", from: local.provider)].compactMap(\.self)
        )
    }
}
