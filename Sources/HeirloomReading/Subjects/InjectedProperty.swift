import HeirloomModel
import HeirloomSyntax

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

    /// `nil` without one of the attributes.
    ///
    /// - Parameter nested: The types that are declared in the same type as the property.
    package init?(
        _ declaration: PropertyDeclaration,
        isConditional: Bool,
        beside nested: [String: NestedType]
    ) {
        for attribute in declaration.attributes {
            guard let kind = DependencyAttribute(attribute) else { continue }
            self.kind = kind
            self.attribute = attribute
            self.declaration = declaration
            self.isConditional = isConditional
            source = attribute.source(kind)
            factory = kind == .instantiated ? Factory(attribute) : nil
            isFunctionAlias = declaration.type.map { nested.holdsFunctionAlias($0.type) } ?? false
            return
        }
        return nil
    }

    package var label: String { declaration.name }

    /// Whether Swift reserves the name, even in backticks.
    package var hasReservedName: Bool { label == "self" || label.utf8.first == UInt8(ascii: "$") }

    /// Whether an initializer can be written that sets the property.
    package var isInitializable: Bool {
        declaration.type?.type.isInferred == false && declaration.storage != .computed
            && declaration.initialValue == nil
            && !declaration.isTypeProperty && !declaration.isPattern && !hasReservedName && !isConditional
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
    /// Whether the type is the name of an alias of a function type.
    fileprivate func holdsFunctionAlias(_ type: TypeExpression) -> Bool {
        guard !isEmpty, case .named(let components) = type, components.count == 1 else { return false }
        return self[components[0].name]?.isFunctionAlias ?? false
    }
}

extension AttributeUse {
    /// The source that the attribute specifies.
    fileprivate func source(_ kind: DependencyAttribute) -> DependencyDeclaration.Source {
        switch kind {
        case .forwarded:
            return .forwarded
        case .instantiated:
            return .instantiated(instantiation)
        case .received:
            let onlyIfAvailable = boolean("onlyIfAvailable") ?? false
            guard let renaming = renaming(onlyIfAvailable: onlyIfAvailable) else {
                return .received(onlyIfAvailable: onlyIfAvailable)
            }
            return .renamed(renaming)
        }
    }

    private var instantiation: DependencyDeclaration.Instantiation {
        var type: TypeReference?
        if let argument = self.argument("fulfilledByType"), case .string(let name) = argument.value {
            type = Parser.parseType(name).map { TypeReference(type: $0, range: argument.valueRange) }
        }
        return DependencyDeclaration.Instantiation(
            fulfilledByType: type,
            erasedToConcreteExistential: boolean("erasedToConcreteExistential") ?? false,
            lifetime: argument("lifetime").flatMap { InstanceLifetime($0.value) },
            isConcurrent: boolean("concurrently") ?? false,
            collecting: argument("collecting")?.namedTypes,
            onlyIfAvailable: boolean("onlyIfAvailable") ?? false
        )
    }

    private func renaming(onlyIfAvailable: Bool) -> DependencyDeclaration.Renaming? {
        guard let argument = self.argument("fulfilledByDependencyNamed"),
            case .string(let label) = argument.value,
            case .metatype(let type)? = self.argument("ofType")?.value
        else { return nil }
        return DependencyDeclaration.Renaming(
            label: label,
            labelRange: argument.valueRange,
            type: type,
            erasedToConcreteExistential: boolean("erasedToConcreteExistential") ?? false,
            onlyIfAvailable: onlyIfAvailable
        )
    }
}

extension AttributeArgument {
    /// The types that an array of strings names, without elements that name none; `nil` if the argument is not an
    /// array.
    fileprivate var namedTypes: [TypeReference]? {
        guard case .array(let elements) = value else { return nil }
        return elements.compactMap { element in
            guard case .string(let name) = element.value else { return nil }
            return Parser.parseType(name).map { TypeReference(type: $0, range: element.range) }
        }
    }
}
