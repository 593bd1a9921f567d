import HeirloomModel
import HeirloomReading

/// A closure that builds a property declares no type: its statements become those of a function that a macro writes, and the
/// compiler emits no types of such a function.
enum FactoriesDeclareNoTypes {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard let closure = property.factory?.closure, property.declaration.count == 1 else { return [] }
        return closure.statements.localTypes.map { .dependency(property, .factory(.declaresType($0))) }
    }
}
