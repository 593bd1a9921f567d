import HeirloomModel
import HeirloomParsing

/// The function that is never called, and that compiles only if the type is what it says it fulfils:
///
/// ```swift
/// private static func heirloomFulfills(_ instance: Store) {
///     func check<Fulfilled>(_: Fulfilled.Type, _: Fulfilled) {}
///     check((any Storage).self, instance)
/// }
/// ```
struct FulfillmentCheck {
    private let fulfilled: [TypeReference]
    /// The types of what is built: one, or each specialisation.
    private let built: [String]

    init(_ type: InstantiableType) {
        fulfilled = Self.fulfilledTypes(type.attribute)
        built = type.declaration.genericParameters.isEmpty ? [type.declaration.name] : []
    }

    init(_ type: InstantiableExtension) {
        fulfilled = Self.fulfilledTypes(type.attribute)
        var built: [String] = []
        for function in type.buildingFunctions where function.effects.isEmpty {
            guard let spelling = function.returnType?.type.spelling, !built.contains(spelling) else {
                continue
            }
            built.append(spelling)
        }
        self.built = built
    }

    var lines: [String] {
        guard !fulfilled.isEmpty else { return [] }
        return built.flatMap { type in
            ["private static func heirloomFulfills(_ instance: \(type)) {"]
                + ["    func check<Fulfilled>(_: Fulfilled.Type, _: Fulfilled) {}"]
                + fulfilled.map { "    check(\($0.type.metatypeBaseSpelling).self, instance)" }
                + ["}"]
        }
    }

    private static func fulfilledTypes(_ attribute: AttributeUse) -> [TypeReference] {
        attribute.types("fulfillingAdditionalTypes").filter { $0.type.wrappedInOptional == nil }
    }
}
