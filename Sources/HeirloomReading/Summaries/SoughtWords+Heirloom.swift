import HeirloomModel
import HeirloomSyntax

extension SoughtWords {
    /// The words that summaries depend on: the attributes, the instantiators and the configuration, and the functions
    /// `instantiate` and `mock`.
    package static let heirloom = SoughtWords(
        names: [
            "Received", "Forwarded", "Instantiable", "Instantiated", "Instantiator", "SendableInstantiator",
            "HeirloomConfiguration",
        ],
        functionNames: ["instantiate", "mock"],
        // Its type determines the associated type `ID` of `Identifiable`.
        propertyAmongNames: "id",
        // A file that does not mention Heirloom may extend a type for which a double is generated.
        functionAmongNames: "mock",
        functionPrefix: GeneratedNames.functionPrefix,
        // In an `@Instantiable` extension, a function may be meant to build the type; in a type, to make its double.
        readsAllFunctions: { attributes, isExtension in
            guard let attribute = attributes.heirloom("Instantiable") else { return false }
            return isExtension || attribute.saysOfDoubles
        }
    )
}
