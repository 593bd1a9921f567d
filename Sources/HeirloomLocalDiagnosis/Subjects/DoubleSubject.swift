import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration whose attribute has arguments about doubles, with the facts that the rules for doubles need.
struct DoubleSubject {
    let name: NamedPlace
    let attribute: AttributeUse
    /// The functions of that name.
    let functions: [DoubleFunction]
    /// The labels that a generated function may take from the declaration itself.
    let generatedLabels: Set<String>
    /// Whether modules above may name the type in `additionalMocksToGenerate` without looking into `internal`
    /// declarations.
    let isSeenAbove: Bool

    /// `nil` if the attribute has no arguments about doubles.
    init?(_ type: InstantiableType) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functions = type.doubleFunctions
        generatedLabels = Set(type.initializable.map(\.label) + ["overrides"])
        isSeenAbove = type.writtenAccess.map { $0 > .internal } ?? false
    }

    init?(_ type: InstantiableExtension) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functions = type.doubleFunctions
        let parameters = type.buildingFunctions.flatMap(\.signature.parameters)
        generatedLabels = Set(parameters.map { $0.label ?? $0.name } + ["overrides"])
        let modifiers = [type.declaration.modifiers] + type.buildingFunctions.map(\.modifiers)
        isSeenAbove = modifiers.compactMap(\.access).contains { $0 > .internal }
    }

    /// The name of the hand-written function.
    var functionName: String { attribute.doubleName }

    /// Whether the attribute requires a hand-written double.
    var wantsFunction: Bool {
        attribute.servesDoublesOnly || attribute.text("customMockName") != nil
    }

    var generates: Bool { attribute.boolean("generateMock") == true }
}
