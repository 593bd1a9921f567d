import HeirloomModel

/// The dependencies of a type depend on so few conditions that each way in which they turn out can be told apart.
enum ConditionsOfMembersAreFew {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        // Where they are few, a property is seen only where it counts, and then it stands under no condition.
        property.isConditional ? [.dependency(property, .isConditional)] : []
    }
}
