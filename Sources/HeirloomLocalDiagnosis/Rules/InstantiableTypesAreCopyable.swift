import HeirloomModel
import HeirloomReading

/// An instantiable type is copyable: a value that several types receive is shared.
enum InstantiableTypesAreCopyable {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        type.declaration.inheritance.filter { isSuppressed($0.type) }.prefix(1).map { suppressed in
            .declaration(type.name, .noncopyableType(suppressed: suppressed))
        }
    }

    private static func isSuppressed(_ type: TypeExpression) -> Bool {
        guard case .suppressed(let constraint) = type, let name = constraint.nominalComponents?.last?.name
        else {
            return false
        }
        return name == "Copyable" || name == "Escapable"
    }
}
