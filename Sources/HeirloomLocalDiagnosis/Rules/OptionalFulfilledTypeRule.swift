import HeirloomModel
import HeirloomReading

/// `fulfillingAdditionalTypes` lists no optional types: to fulfill an optional, list the type it wraps.
enum OptionalFulfilledTypeRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        attribute.types("fulfillingAdditionalTypes").filter { $0.type.wrappedInOptional != nil }.map { type in
            .argument(.optionalFulfilledType(type))
        }
    }
}
