import HeirloomModel
import HeirloomSyntax

/// What a summary tells of the members of a type or extension, those of every clause of `#if` included.
struct MemberScan {
    /// Each with the condition inside the type or extension under which it counts, `nil` outside of `#if`.
    private(set) var initializers: [(declaration: InitializerDeclaration, condition: Condition?)] = []
    /// The properties that every instance stores, each with whether it stands under `#if`.
    private(set) var stored: [(property: PropertyDeclaration, isConditional: Bool)] = []
    /// The type that is written of the instance property `id`, outside of `#if`.
    private(set) var typeOfID: TypeReference?
    /// Whether a macro stands among them, which may declare more.
    private(set) var usesMacros = false
    private var capitalized: Set<String> = []

    init(_ members: [Declaration]) {
        visit(members, under: [])
    }

    /// The names of the properties and functions that begin like a type's or like a generated function's, sorted.
    var capitalizedNames: [String] {
        capitalized.isEmpty ? [] : capitalized.sorted()
    }

    private mutating func visit(_ members: [Declaration], under conditions: [Condition]) {
        for member in members {
            switch member {
            case .property(let property):
                note(property.name)
                if property.name == "id", !property.isTypeProperty, conditions.isEmpty {
                    typeOfID = property.type
                }
                if property.storage != .computed, !property.isTypeProperty {
                    stored.append((property, !conditions.isEmpty))
                }
            case .function(let function):
                note(function.name)
            case .initializer(let initializer):
                if !initializer.attributes.macroCandidates.isEmpty { usesMacros = true }
                initializers.append((initializer, conditions.isEmpty ? nil : .all(of: conditions)))
            case .conditional(let conditional):
                for clause in conditional.conditionedClauses {
                    visit(clause.declarations, under: conditions + [clause.condition])
                }
            case .macroUse:
                usesMacros = true
            case .importing, .type, .extending, .alias:
                break
            }
        }
    }

    private mutating func note(_ name: String) {
        if SoughtWords.heirloom.mayMeetGenerated(name) { capitalized.insert(name) }
    }
}
