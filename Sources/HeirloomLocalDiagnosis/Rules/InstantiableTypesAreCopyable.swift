import HeirloomModel
import HeirloomReading

/// An instantiable type is copyable, because several types may receive the same value.
enum InstantiableTypesAreCopyable {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        type.declaration.inheritance.filter { $0.type.suppressesCopying }.prefix(1).map { suppressed in
            .declaration(type.name, .noncopyableType(suppressed: suppressed))
        }
    }
}
