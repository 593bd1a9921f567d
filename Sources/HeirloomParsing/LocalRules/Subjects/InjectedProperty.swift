import HeirloomModel

/// A property that is a dependency: `@Received let x: X`.
package struct InjectedProperty: Hashable, Sendable {
    package let kind: DependencyAttribute
    package let attribute: AttributeUse
    package let declaration: PropertyDeclaration
    /// Whether it stands under `#if`, and so many others do that they are not told apart.
    package let isConditional: Bool
    /// Whether its type is an alias, declared beside it, of a function type.
    var isFunctionAlias = false

    init?(_ declaration: PropertyDeclaration, isConditional: Bool) {
        for attribute in declaration.attributes {
            guard let kind = DependencyAttribute(attribute) else { continue }
            self.kind = kind
            self.attribute = attribute
            self.declaration = declaration
            self.isConditional = isConditional
            return
        }
        return nil
    }

    package var label: String { declaration.name }

    /// Whether an initializer can be written that gives it its value.
    package var isInitializable: Bool {
        declaration.type?.type.isInferred == false && declaration.storage != .computed
            && declaration.initialValue == nil
            && !declaration.isTypeProperty && !declaration.isPattern && !hasReservedName && !isConditional
    }
}

extension InjectedProperty {
    /// What the attribute says, with whatever is at fault in it left out.
    package var source: DependencyDeclaration.Source {
        switch kind {
        case .forwarded:
            return .forwarded
        case .instantiated:
            return .instantiated(instantiation)
        case .received:
            let onlyIfAvailable = attribute.boolean("onlyIfAvailable") ?? false
            guard let renaming = renaming(onlyIfAvailable: onlyIfAvailable) else {
                return .received(onlyIfAvailable: onlyIfAvailable)
            }
            return .renamed(renaming)
        }
    }

    private var instantiation: DependencyDeclaration.Instantiation {
        var type: TypeReference?
        if let argument = attribute.argument("fulfilledByType"), case .string(let name) = argument.value {
            type = Parser.parseType(name).map { TypeReference(type: $0, range: argument.valueRange) }
        }
        return DependencyDeclaration.Instantiation(
            fulfilledByType: type,
            erasedToConcreteExistential: attribute.boolean("erasedToConcreteExistential") ?? false
        )
    }

    private func renaming(onlyIfAvailable: Bool) -> DependencyDeclaration.Renaming? {
        guard let argument = attribute.argument("fulfilledByDependencyNamed"),
            case .string(let label) = argument.value,
            case .metatype(let type)? = attribute.argument("ofType")?.value
        else { return nil }
        return DependencyDeclaration.Renaming(
            label: label,
            labelRange: argument.valueRange,
            type: type,
            erasedToConcreteExistential: attribute.boolean("erasedToConcreteExistential") ?? false,
            onlyIfAvailable: onlyIfAvailable
        )
    }
}
