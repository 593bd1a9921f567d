import HeirloomModel
import HeirloomReading

/// The dependencies of a type depend on few enough conditions to distinguish all combinations.
enum ConditionalDependencyRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        // If there are few conditions, each alternative contains only its active properties, and none of them is
        // conditional. Properties that no initializer stores do not matter here, and another rule reports them.
        let isStored = !property.declaration.isTypeProperty && property.declaration.storage != .computed
        guard property.isConditional, isStored else { return nil }
        return LocalProblem(
            .conditionalDependency,
            of: property,
            message: """
                cannot analyze '\(property.label)' inside '#if': the type that declares it has too many conditions; \
                use fewer around stored properties and initializers
                """
        )
    }
}
