import HeirloomModel
import HeirloomReading

/// An instantiable type is copyable: a value that several types receive is shared.
enum InstantiableTypesAreCopyable {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        type.declaration.inheritance.filter { $0.type.suppressesCopying }.prefix(1).map { suppressed in
            .declaration(type.name, .noncopyableType(suppressed: suppressed))
        }
    }
}
