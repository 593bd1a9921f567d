import HeirloomModel
import HeirloomSyntax

/// An extension with `@Instantiable`, and the functions that build the extended type.
package struct InstantiableExtension: Sendable {
    package let declaration: ExtensionDeclaration
    package let attribute: AttributeUse
    /// All functions named `instantiate`, in declaration order, including those under `#if`.
    package let functions: [FunctionDeclaration]
    /// The only `static` function, if none is named `instantiate` and its result is written as the extended type. It is
    /// probably meant to be `instantiate`.
    package let misnamed: FunctionDeclaration?
    /// All functions, in declaration order, including those under `#if`.
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

    /// The condition inside the extension under which a function is declared; `nil` for none.
    package func condition(of function: FunctionDeclaration) -> Condition? {
        members.first { $0.declaration.range.start == function.range.start }?.condition
    }

    /// The functions that build the extended type: `static`, with a result that may be the extended type.
    package var buildingFunctions: [FunctionDeclaration] {
        functions.filter { $0.isTypeFunction && mayReturnExtendedType($0) }
    }

    /// Whether the function may return the extended type: as `Self`, as any specialization (`[Int]` is one of `Array`),
    /// or under a name that may be an alias.
    package func mayReturnExtendedType(_ function: FunctionDeclaration) -> Bool {
        guard let returned = function.returnType?.type.canonical(name: TypeExpression.named).nominalName,
            let extended = extendedName
        else { return false }
        if returned == ["Self"] { return true }
        if returned.isSuffix(orHasSuffix: extended) { return true }
        return function.returnType?.type.nominalName == returned && !ExternalTypes.isKnown(returned)
    }

    /// The features that prevent Heirloom from calling the function. In an extension of `Optional`, optionals are no
    /// obstacle.
    package func obstacles(to function: FunctionDeclaration) -> [CallObstacle] {
        function.obstacles.filter { $0 != .failable || !extendsOptional }
    }

    var extendsOptional: Bool { extendedName == ["Optional"] || extendedName == ["Swift", "Optional"] }

    /// The names of the extended type: `Array` for `[Int]`.
    private var extendedName: [String]? { Self.names(of: declaration.extendedType.type) }

    private static func names(of type: TypeExpression?) -> [String]? {
        type?.canonical(name: TypeExpression.named).nominalName
    }

    /// Whether a function's result is written as a type, by its name or as `Self`.
    private static func returns(_ function: FunctionDeclaration, _ type: TypeExpression) -> Bool {
        guard let returned = names(of: function.returnType?.type), let names = names(of: type) else {
            return false
        }
        return returned == ["Self"] || returned.isSuffix(orHasSuffix: names)
    }
}

extension FunctionDeclaration {
    package var isTypeFunction: Bool { modifiers.has("static") || modifiers.has("class") }
}
