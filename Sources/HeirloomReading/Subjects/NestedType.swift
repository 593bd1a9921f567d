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

    package var name: NamedPlace { NamedPlace(name: declaration.name, range: declaration.nameRange) }
}

/// A declaration around another one, as far as that one's own text does not show it. Boxed, because every inner
/// declaration carries it.
package indirect enum EnclosingDeclaration: Equatable, Sendable {
    /// `public struct Outer {`
    case type(TypeDeclaration)
    /// `public extension Outer {`
    case extending(ExtensionDeclaration)
    /// `func f() {`, a closure, or anything else that contains statements
    case body

    /// The access level that is written on the declaration.
    package var writtenAccess: AccessLevel? {
        switch self {
        case .type(let declaration): declaration.modifiers.access
        case .extending(let declaration): declaration.modifiers.access
        case .body: nil
        }
    }

    package var isExtension: Bool { if case .extending = self { true } else { false } }
}

/// A function among the members of a type or an extension.
package struct MemberFunction: Sendable {
    package let declaration: FunctionDeclaration
    /// The condition inside the type or extension under which the function is declared; `nil` for none.
    package let condition: Condition?

    /// The functions that can be called, in declaration order, including those under `#if`.
    static func all(in members: [Declaration]) -> [MemberFunction] {
        var found: [MemberFunction] = []
        members.forEachInAllClauses { member, condition in
            guard case .function(let function) = member,
                !function.attributes.contains(where: { $0.makesUnavailable })
            else { return }
            found.append(MemberFunction(declaration: function, condition: condition))
        }
        return found
    }
}

extension MockFunctionSummary {
    /// The functions of an extension that any code in the module may call in the same way as a generated double.
    static func all(in extended: ExtensionDeclaration) -> [MockFunctionSummary] {
        if extended.modifiers.isHidden { return [] }
        return MemberFunction.all(in: extended.members).compactMap { member in
            let function = member.declaration
            guard function.name == "mock", function.isTypeFunction, !function.modifiers.isHidden else {
                return nil
            }
            return MockFunctionSummary(
                nameRange: function.nameRange,
                requiredLabels: function.requiredParameters.map { $0.label ?? "_" },
                condition: member.condition
            )
        }
    }
}

/// A name and its location.
package struct NamedPlace: Sendable {
    package let name: String
    package let range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

extension InstantiableExtension {
    package var name: NamedPlace {
        NamedPlace(name: declaration.extendedType.type.spelling, range: declaration.extendedType.range)
    }
}
