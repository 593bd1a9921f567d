import HeirloomModel

/// A property that is a dependency: `@Received let x: X`.
///
/// A class, because it is passed to every rule: copying its contents would cost more than the rules.
package final class InjectedProperty: Sendable {
    package let kind: DependencyAttribute
    package let attribute: AttributeUse
    package let declaration: PropertyDeclaration
    /// The content of the attribute, without its faulty parts.
    package let source: DependencyDeclaration.Source
    /// The closure that builds the property, or the expression in its place; `nil` for none.
    package let factory: Factory?
    /// Whether the property is declared under `#if`, in a type with too many conditions to tell apart.
    package let isConditional: Bool
    /// Whether its type is an alias of a function type, declared in the same type.
    let isFunctionAlias: Bool
    /// Whether an initializer can be written that sets the property.
    package let isInitializable: Bool

    /// `nil` without one of the attributes.
    ///
    /// - Parameter aliases: The aliases of functions that are declared in the same type as the property.
    package init?(
        _ declaration: PropertyDeclaration,
        isConditional: Bool,
        beside aliases: [String: NestedType]
    ) {
        for attribute in declaration.attributes {
            guard let kind = DependencyAttribute(attribute) else { continue }
            self.kind = kind
            self.attribute = attribute
            self.declaration = declaration
            self.isConditional = isConditional
            source = attribute.source(kind)
            factory = kind == .instantiated ? Factory(attribute) : nil
            isFunctionAlias = declaration.type.map { aliases.holdsFunctionAlias($0.type) } ?? false
            isInitializable = !isConditional && declaration.isInitializable
            return
        }
        return nil
    }

    package var label: String { declaration.name }

    /// Whether Swift reserves its name.
    package var hasReservedName: Bool { declaration.hasReservedName }
}

extension PropertyDeclaration {
    /// Whether Swift reserves the name, even in backticks.
    fileprivate var hasReservedName: Bool { name == "self" || name.utf8.first == UInt8(ascii: "$") }

    /// Whether an initializer can be written that sets it, under whatever condition it is declared.
    fileprivate var isInitializable: Bool {
        type?.type.isInferred == false && storage != .computed && initialValue == nil && !isTypeProperty
            && !isPattern && !hasReservedName
    }
}

extension InjectedProperty: Hashable {
    package static func == (left: InjectedProperty, right: InjectedProperty) -> Bool {
        // All other properties follow from these.
        left.declaration == right.declaration && left.isConditional == right.isConditional
            && left.isFunctionAlias == right.isFunctionAlias
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(declaration)
    }
}

extension [String: NestedType] {
    /// Whether the type is the name of one of these aliases.
    fileprivate func holdsFunctionAlias(_ type: TypeExpression) -> Bool {
        guard !isEmpty, case .named(let components) = type, components.count == 1 else { return false }
        return self[components[0].name] != nil
    }
}
