import HeirloomModel
import HeirloomReading

/// The dependencies of a type depend on so few conditions that each way in which they turn out can be told apart.
enum ConditionsOfMembersAreFew {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        // Where they are few, a property is seen only where it counts, and then it stands under no condition.
        // What no initializer stores makes no difference, and is another mistake.
        let isStored = !property.declaration.isTypeProperty && property.declaration.storage != .computed
        return property.isConditional && isStored ? [.dependency(property, .isConditional)] : []
    }
}
