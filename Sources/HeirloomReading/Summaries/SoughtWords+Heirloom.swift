import HeirloomModel
import HeirloomSyntax

extension SoughtWords {
    /// What summaries tell of: the attributes, the instantiators and the configuration, and `instantiate` of extensions.
    package static let heirloom = SoughtWords(
        names: [
            "Received", "Forwarded", "Instantiable", "Instantiated", "Instantiator", "SendableInstantiator",
            "HeirloomConfiguration",
        ],
        functionName: "instantiate",
        functionPrefix: GeneratedNames.functionPrefix,
        // One of an `@Instantiable` extension may be meant to build the type.
        readsAllFunctions: { $0.hasHeirloom("Instantiable") }
    )
}
