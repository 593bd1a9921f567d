import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func notOptional(_ property: DependencyID) -> Diagnostic {
        let declared = tree[property].declared
        let isInstantiated = declared.request != nil
        return Diagnostic(
            id: .onlyIfAvailableNotOptional,
            message: """
                '\(declared.declaration.label)' is \(isInstantiated ? "instantiated" : "received") only if available, so \
                its type must be optional\(isInstantiated ? " or a collection" : ""), not \
                '\(declared.declaration.type.type.spelling)'
                """,
            location: place(property),
            fixIts: [
                remedies.makeOptional(property), remedies.remove("onlyIfAvailable", from: property),
            ].compactMap(\.self)
        )
    }
}
