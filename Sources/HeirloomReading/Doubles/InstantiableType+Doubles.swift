import HeirloomModel
import HeirloomSyntax

extension InstantiableType {
    /// The functions with the name of the double, in declaration order.
    package var doubleFunctions: [DoubleFunction] {
        let name = attribute.doubleName
        let named = MemberFunction.all(in: declaration.members).filter { $0.declaration.name == name }
        guard !named.isEmpty else { return [] }
        let dependencies = initializable.map { property in
            SuppliedDependency(
                label: property.label,
                type: takenType(of: property)?.type,
                wrapperType: nil
            )
        }
        let parameters = declaration.genericParameters.map(\.name)
        let result =
            parameters.isEmpty || attribute.servesDoublesOnly
            ? DoubleResult.type(path, isGeneric: isGeneric) : .generic(path, parameters: parameters)
        return named.map {
            DoubleFunction($0, result: result, dependencies: dependencies, accessAround: nil)
        }
    }

    /// The type of the only double of a generic type: the function alone determines the specialization.
    func specialization(madeBy function: DoubleFunction?) -> TypeReference? {
        attribute.servesDoublesOnly && isGeneric ? function?.function.returnType : nil
    }

    /// Whether the type or an enclosing type is generic.
    private var isGeneric: Bool {
        !declaration.genericParameters.isEmpty
            || enclosing.contains { around in
                if case .type(let type) = around { !type.genericParameters.isEmpty } else { false }
            }
    }

    /// The names of the enclosing types, as far as they are known, and the type's own name.
    private var path: [String] { enclosing.flatMap(\.typeNames) + [declaration.name] }
}

extension InstantiableExtension {
    /// The functions with the name of the double, each matched against the `instantiate` that fits best.
    package var doubleFunctions: [DoubleFunction] {
        if attribute.servesDoublesOnly { return doubleFunctions(for: nil) }
        let matches = buildingFunctions.map { doubleFunctions(for: $0) }
        guard let first = matches.first else { return [] }
        return first.indices.compactMap { index in
            matches.map { $0[index] }.min { $0.shortcomings.count < $1.shortcomings.count }
        }
    }

    /// The functions with the name of the double, matched against the type that an `instantiate` builds. In an
    /// extension for doubles only, the functions themselves determine what they make.
    package func doubleFunctions(for instantiate: FunctionDeclaration?) -> [DoubleFunction] {
        let named = members.filter { $0.declaration.name == attribute.doubleName }
        guard !named.isEmpty else { return [] }
        let result: DoubleResult
        if let instantiate, let type = instantiate.returnType?.type {
            result = .result(type, extendedName: declaration.extendedType.type.nominalName ?? [])
        } else {
            result = .extended(self)
        }
        let around = declaration.modifiers.first(where: \.isAccessLevel)
        return named.map {
            DoubleFunction(
                $0,
                result: result,
                dependencies: instantiate?.requiredParameters.map(SuppliedDependency.init),
                accessAround: around
            )
        }
    }

    /// The functions that build the extended type; in an extension for doubles only, those that make a double.
    package var functionsThatBuild: [FunctionDeclaration] {
        guard attribute.servesDoublesOnly else { return buildingFunctions }
        return members.map(\.declaration).filter {
            $0.name == attribute.doubleName && $0.isTypeFunction && mayReturnExtendedType($0)
        }
    }
}
