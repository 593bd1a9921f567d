import HeirloomModel

/// An extension with `@Instantiable`, and the functions that build what it extends.
package struct InstantiableExtension: Sendable {
    package let declaration: ExtensionDeclaration
    package let attribute: AttributeUse
    /// Every function named `instantiate`, in declaration order, those under `#if` included.
    package let functions: [FunctionDeclaration]
    /// The only other `static` function, where none is named `instantiate` and it says that it returns the extended
    /// type: it is meant to be.
    package let misnamed: FunctionDeclaration?
    /// Every function, in declaration order, those under `#if` included.
    let members: [MemberFunction]

    /// `nil` without the attribute.
    package init?(_ declaration: ExtensionDeclaration) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.declaration = declaration
        self.attribute = attribute
        members = MemberFunction.all(in: declaration.members)
        functions = members.map(\.declaration).filter { $0.name == "instantiate" }
        guard functions.isEmpty else {
            misnamed = nil
            return
        }
        let others = members.filter { $0.condition == nil && $0.declaration.isTypeFunction }
        misnamed =
            others.count == 1
            ? others.map(\.declaration).first { Self.returns($0, declaration.extendedType.type) } : nil
    }

    /// The condition under which a function stands inside the extension, `nil` for none.
    package func condition(of function: FunctionDeclaration) -> Condition? {
        members.first { $0.declaration.range.start == function.range.start }?.condition
    }

    /// The functions that build something: `static`, and returning what may be the extended type.
    package var buildingFunctions: [FunctionDeclaration] {
        functions.filter { $0.isTypeFunction && mayReturnExtendedType($0) }
    }

    /// Whether the function may return the extended type: as `Self`, in any specialisation, of which `[Int]` is one of
    /// `Array`, or by a name that may be an alias.
    package func mayReturnExtendedType(_ function: FunctionDeclaration) -> Bool {
        guard let returned = function.returnType?.type.canonical(name: TypeExpression.named).nominalName,
            let extended = extendedName
        else { return false }
        if returned == ["Self"] { return true }
        let shared = min(returned.count, extended.count)
        if returned.suffix(shared) == extended.suffix(shared) { return true }
        return function.returnType?.type.nominalName == returned && !ExternalTypes.isKnown(returned)
    }

    /// What keeps Heirloom from calling the function. What extends `Optional` builds optionals.
    package func obstacles(to function: FunctionDeclaration) -> [CallObstacle] {
        function.obstacles.filter { $0 != .failable || !extendsOptional }
    }

    var extendsOptional: Bool { extendedName == ["Optional"] || extendedName == ["Swift", "Optional"] }

    /// The names of the extended type: `Array` for `[Int]`.
    private var extendedName: [String]? { Self.names(of: declaration.extendedType.type) }

    private static func names(of type: TypeExpression?) -> [String]? {
        type?.canonical(name: TypeExpression.named).nominalName
    }

    /// Whether a function says that it returns a type, by its name or as `Self`.
    private static func returns(_ function: FunctionDeclaration, _ type: TypeExpression) -> Bool {
        guard let returned = names(of: function.returnType?.type), let names = names(of: type) else {
            return false
        }
        let shared = min(returned.count, names.count)
        return returned == ["Self"] || returned.suffix(shared) == names.suffix(shared)
    }
}

extension FunctionDeclaration {
    package var isTypeFunction: Bool { modifiers.has("static") || modifiers.has("class") }
}
