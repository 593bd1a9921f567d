import HeirloomModel
import HeirloomReading

/// `fulfillingAdditionalTypes` lists types that are not optional: optionals are built as what they wrap.
enum FulfilledTypesAreNotOptional {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        attribute.types("fulfillingAdditionalTypes").filter { $0.type.wrappedInOptional != nil }.map { type in
            .argument(.optionalFulfilledType(type))
        }
    }
}
