import HeirloomModel
import HeirloomSyntax

extension SoughtWords {
    /// What summaries tell of: the attributes, the instantiators and the configuration, and what `instantiate` and
    /// `mock` make.
    package static let heirloom = SoughtWords(
        names: [
            "Received", "Forwarded", "Instantiable", "Instantiated", "Instantiator", "SendableInstantiator",
            "HeirloomConfiguration",
        ],
        functionNames: ["instantiate", "mock"],
        // It says what the associated type of what is identified by it is.
        propertyAmongNames: "id",
        // A file that says nothing of Heirloom may extend a type for which a double is generated.
        functionAmongNames: "mock",
        functionPrefix: GeneratedNames.functionPrefix,
        // One of an `@Instantiable` extension may be meant to build the type, and one of a type its double.
        readsAllFunctions: { attributes, isExtension in
            guard let attribute = attributes.heirloom("Instantiable") else { return false }
            return isExtension || attribute.saysOfDoubles
        }
    )
}
