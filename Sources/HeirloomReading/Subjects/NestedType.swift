import HeirloomModel
import HeirloomSyntax

/// A type or alias declared inside an instantiable type, which may be less accessible than that type.
package struct NestedType: Sendable {
    package let modifiers: [Modifier]
    /// The position for an access level; `nil` if it is not known.
    package let start: SourcePosition?
    /// Whether it is an alias of a function type.
    var isFunctionAlias = false

    package var access: AccessLevel { modifiers.access ?? .internal }

    /// The types and aliases among the members, including those under `#if`, by name.
    static func all(in members: [Declaration]) -> [String: NestedType] {
        var found: [String: NestedType] = [:]
        members.forEachInAllClauses { member, _ in
            switch member {
            case .type(let type):
                found[type.name] = NestedType(modifiers: type.modifiers, start: type.keywordRange.start)
            case .alias(let alias):
                found[alias.name] = NestedType(
                    modifiers: alias.modifiers,
                    start: nil,
                    isFunctionAlias: alias.aliasedType.type.isFunction
                )
            case .importing, .extending, .property, .initializer, .function, .macroUse, .conditional:
                break
            }
        }
        return found
    }
}

extension InstantiableType {
    /// The first type that a dependency's type mentions and that is declared inside with a lower access level.
    package func nestedType(
        namedBy property: InjectedProperty,
        below access: AccessLevel
    ) -> (name: String, type: NestedType)? {
        guard !nested.isEmpty else { return nil }
        var found: (name: String, type: NestedType)?
        property.declaration.type?.type.forEachName { components in
            if found == nil, let first = components.first, let type = nested[first.name], type.access < access
            {
                found = (first.name, type)
            }
        }
        return found
    }
}
