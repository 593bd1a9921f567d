import HeirloomModel
import HeirloomReading

/// A closure that builds a property declares no types: its statements move into a function that a macro generates, and
/// the compiler does not emit the types of such a function.
enum UnreachableFactoryTypeRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard let closure = property.factory?.closure, property.declaration.count == 1 else { return [] }
        return closure.statements.localTypes.map { type in
            LocalProblem(
                .unreachableType,
                at: type.range,
                message: """
                    type '\(type.name)' cannot be declared in the closure for '\(property.label)': a macro moves its \
                    statements into a generated function, whose local types the compiler does not emit; declare it \
                    outside the closure
                    """
            )
        }
    }
}
