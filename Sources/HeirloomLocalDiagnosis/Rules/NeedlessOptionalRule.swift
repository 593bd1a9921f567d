import HeirloomModel
import HeirloomReading

/// `fulfillingAdditionalTypes` lists no optional types: to fulfill an optional, list the type it wraps.
enum NeedlessOptionalRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        attribute.types("fulfillingAdditionalTypes").compactMap { type in
            guard let wrapped = type.type.wrappedInOptional else { return nil }
            return LocalProblem(
                .needlessOptional,
                at: type.range,
                message: """
                    '\(type.type.spelling)' is optional; list '\(wrapped.spelling)', which also fulfills optional \
                    properties
                    """
            ) {
                [
                    FixIt(
                        "list '\(wrapped.spelling)'",
                        $0.replace(type.range, with: wrapped.metatypeBaseSpelling)
                    )
                ]
            }
        }
    }
}
