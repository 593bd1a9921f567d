import HeirloomModel
import HeirloomSyntax

/// The facts about the members of a type or extension in a summary, including those in every clause of `#if`.
struct MemberScan {
    /// The initializers, each with the condition inside the type or extension under which it is declared; `nil` outside
    /// of `#if`.
    private(set) var initializers: [(declaration: InitializerDeclaration, condition: Condition?)] = []
    /// The properties that every instance stores, and whether each is declared under `#if`.
    private(set) var stored: [(property: PropertyDeclaration, isConditional: Bool)] = []
    /// The written type of the instance property `id`, outside of `#if`.
    private(set) var typeOfID: TypeReference?
    /// Whether a macro is used among the members, which may declare more of them.
    private(set) var usesMacros = false
    private var capitalized: Set<String> = []

    init(_ members: [Declaration]) {
        members.forEachInAllClauses { member, condition in
            switch member {
            case .property(let property):
                note(property.name)
                if property.name == "id", !property.isTypeProperty, condition == nil {
                    typeOfID = property.type
                }
                if property.storage != .computed, !property.isTypeProperty {
                    stored.append((property, condition != nil))
                }
            case .function(let function):
                note(function.name)
            case .initializer(let initializer):
                if !initializer.attributes.macroCandidates.isEmpty { usesMacros = true }
                initializers.append((initializer, condition))
            case .macroUse:
                usesMacros = true
            case .importing, .type, .extending, .alias, .conditional:
                break
            }
        }
    }

    /// Whether an initializer is missing, because a stored property has no value.
    var lacksInitializer: Bool { initializers.isEmpty && stored.contains { !$0.property.hasValue } }

    /// The names of the properties and functions that start like the name of a type or a generated function, sorted.
    var capitalizedNames: [String] {
        capitalized.isEmpty ? [] : capitalized.sorted()
    }

    private mutating func note(_ name: String) {
        if SoughtWords.heirloom.mayMeetGenerated(name) { capitalized.insert(name) }
    }
}
