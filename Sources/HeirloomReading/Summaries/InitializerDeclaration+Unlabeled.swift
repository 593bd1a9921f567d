import HeirloomModel
import HeirloomSyntax

extension UnlabeledParameter {
    /// `nil` if one unlabeled argument is not enough, or if the initializer throws or is asynchronous.
    init?(of initializer: InitializerDeclaration) {
        let signature = initializer.signature
        guard !signature.isAsync, !signature.throwing.mayThrow,
            let index = signature.parameters.firstIndex(where: { $0.label == nil }),
            signature.parameters.indices.allSatisfy({ $0 == index || signature.parameters[$0].isOptional })
        else { return nil }
        let generics = signature.genericParameters
        let inherited = generics.compactMap { parameter in
            parameter.inheritance.map { Bound(parameter: parameter.name, type: $0.type) }
        }
        let required = signature.requirements.compactMap { requirement -> Bound? in
            guard case .named(let components) = requirement.subject, components.count == 1 else { return nil }
            return requirement.supertype.map { Bound(parameter: components[0].name, type: $0) }
        }
        self.init(
            type: signature.parameters[index].type.type,
            genericParameters: generics.map(\.name),
            bounds: inherited + required
        )
    }
}

extension Throwing {
    /// Whether a call needs `try`, whatever its arguments are.
    fileprivate var mayThrow: Bool {
        switch self {
        case .never, .rethrowing: false
        case .anyError: true
        case .error(let error): error != .named([TypeNameComponent("Never")])
        }
    }
}
