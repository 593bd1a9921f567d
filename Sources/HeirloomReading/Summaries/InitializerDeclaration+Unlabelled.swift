import HeirloomModel

extension UnlabelledParameter {
    /// `nil` if one unlabelled argument is not enough, or if the initializer throws or is asynchronous.
    init?(of initializer: InitializerDeclaration) {
        let signature = initializer.signature
        guard !signature.isAsync, !signature.throwing.mayThrow,
            let index = signature.parameters.firstIndex(where: { $0.label == nil }),
            signature.parameters.indices.allSatisfy({ $0 == index || signature.parameters[$0].isOptional })
        else { return nil }
        let generics = signature.genericParameters
        var bounds = generics.compactMap { parameter in
            parameter.inheritance.map { Bound(parameter: parameter.name, type: $0.type) }
        }
        var hasOtherRequirements = generics.contains { $0.kind != .type }
        var sameTypes: [GenericRequirement] = []
        for requirement in signature.requirements {
            guard case .named(let components) = requirement.subject,
                generics.contains(where: { $0.name == components[0].name })
            else {
                hasOtherRequirements = true
                continue
            }
            if components.count == 1, let type = requirement.supertype {
                bounds.append(Bound(parameter: components[0].name, type: type))
            } else if components.count == 2, requirement.sameType != nil {
                sameTypes.append(requirement)
            } else {
                hasOtherRequirements = true
            }
        }
        self.init(
            type: signature.parameters[index].type.type,
            genericParameters: generics.map(\.name),
            bounds: bounds,
            sameTypes: sameTypes,
            hasOtherRequirements: hasOtherRequirements
        )
    }
}

extension ParameterDeclaration {
    /// Whether a call may leave it out.
    fileprivate var isOptional: Bool { hasDefault || isVariadic }
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
