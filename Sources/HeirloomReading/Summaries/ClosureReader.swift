import HeirloomModel
import HeirloomSyntax

/// Reads closures that build dependencies.
enum ClosureReader {
    /// The declaration for `@Instantiated({ … }) let x: X` in a type; `nil` without a closure.
    ///
    /// - Parameter context: The context of the type's members.
    static func declaration(
        of property: InjectedProperty,
        in owner: InstantiableType,
        _ context: DeclarationContext
    ) -> InstantiableDeclaration? {
        guard let factory = property.factory, let type = owner.takenType(of: property) else { return nil }
        let modifiers = property.declaration.modifiers
        let access = min(context.access, max(.internal, modifiers.access ?? context.defaultAccess))
        let closure = factory.closure
        let parameters = closure.map(dependencies) ?? []
        var construction = Construction(callee: .closure, arguments: parameters.map(argument), access: access)
        construction.isolation = closure?.isolation(serving: type.type) ?? IsolationSpelling()
        construction.effects = closure?.effects ?? .none
        construction.range = factory.range
        construction.accessRange = modifiers.accessRange(before: property.declaration.keywordRange)
        var read = InstantiableDeclaration(
            form: .closure(property.label),
            path: context.path,
            type: closure.map { returnedType(of: $0, for: type) } ?? type,
            nameRange: property.declaration.nameRange,
            attribute: AttributePlace(property.attribute),
            bodyRange: factory.range,
            access: access,
            dependencies: parameters,
            construction: construction
        )
        read.availability = context.availability
        read.spiAttributes = context.spiAttributes
        return read
    }

    private static func argument(for parameter: DependencyDeclaration) -> Construction.Argument {
        var argument = Construction.Argument(label: parameter.label, dependency: parameter.label)
        argument.isAutoclosure = parameter.type.type.isParameter(saying: "@autoclosure")
        argument.isCalled = argument.isAutoclosure
        argument.sentType = parameter.type.sent
        argument.isEscaping = parameter.type.type.isEscaping
        return argument
    }

    /// The type that a closure builds, and where it is written. A closure whose only statement is a closure determines
    /// it as well: it returns a function, whichever alias of one the property has.
    private static func returnedType(
        of closure: ClosureExpression,
        for property: TypeReference
    ) -> TypeReference {
        let built = closure.builtType(for: property)
        guard closure.statements.areOneClosure, built == property else { return built }
        return TypeReference(type: built.type, range: closure.bodyRange)
    }

    /// The dependencies that the parameters of a closure receive.
    private static func dependencies(of closure: ClosureExpression) -> [DependencyDeclaration] {
        closure.parameters.compactMap { parameter in
            parameter.type.map {
                DependencyDeclaration(parameter.name, $0, labelRange: parameter.range, range: parameter.range)
            }
        }
    }
}
