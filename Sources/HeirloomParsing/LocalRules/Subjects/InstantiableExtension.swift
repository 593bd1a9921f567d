import HeirloomModel

/// An extension with `@Instantiable`, and the functions that build what it extends.
package struct InstantiableExtension: Hashable, Sendable {
    package let declaration: ExtensionDeclaration
    package let attribute: AttributeUse
    /// Every function named `instantiate`, in declaration order, those under `#if` included.
    package let functions: [FunctionDeclaration]
    /// Those of them that do not stand under `#if`.
    let unconditionalFunctions: [FunctionDeclaration]

    /// `nil` without the attribute.
    package init?(_ declaration: ExtensionDeclaration) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.declaration = declaration
        self.attribute = attribute
        functions = Self.functions(among: declaration.members, underConditions: true)
        unconditionalFunctions = Self.functions(among: declaration.members, underConditions: false)
    }

    private static func functions(
        among members: [Declaration],
        underConditions: Bool
    ) -> [FunctionDeclaration] {
        members.flatMap { member -> [FunctionDeclaration] in
            switch member {
            case .function(let function):
                function.name == "instantiate" ? [function] : []
            case .conditional(let conditional) where underConditions:
                conditional.clauses.flatMap { functions(among: $0.declarations, underConditions: true) }
            case .conditional, .importing, .type, .extending, .alias, .property, .initializer, .macroUse:
                []
            }
        }
    }

    /// The functions that build something: `static`, and returning the extended type.
    package var buildingFunctions: [FunctionDeclaration] {
        functions.filter { $0.isTypeFunction && returnsExtendedType($0) }
    }

    /// Whether the function returns the extended type, in any specialisation: `[Int]` is an `Array`.
    func returnsExtendedType(_ function: FunctionDeclaration) -> Bool {
        guard let returned = function.returnType?.type.canonical(name: TypeExpression.named).nominalName,
            let extended = declaration.extendedType.type.nominalName
        else { return false }
        let shared = min(returned.count, extended.count)
        return returned.suffix(shared) == extended.suffix(shared)
    }
}

extension FunctionDeclaration {
    var isTypeFunction: Bool { modifiers.has("static") || modifiers.has("class") }
}

extension TypeExpression {
    /// The names of a nominal type without their arguments, parentheses and attributes aside.
    package var nominalName: [String]? {
        switch self {
        case .named(let components): components.map(\.name)
        case .attributed(_, let base): base.nominalName
        case .tuple(let elements): elements.count == 1 ? elements[0].type.nominalName : nil
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .function,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            nil
        }
    }
}
