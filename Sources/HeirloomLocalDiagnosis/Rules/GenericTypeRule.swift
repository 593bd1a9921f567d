import HeirloomModel
import HeirloomReading

/// Each specialization of a generic type is built separately, and so the declaration can be neither a root nor have a
/// generated double. Each generic parameter denotes one known type.
enum GenericTypeRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        var problems: [LocalProblem] = []
        if let outer = genericContext(of: type) { problems.append(.insideGeneric(outer, type)) }
        if let parameter = unsupportedParameter(of: type) {
            problems.append(.unsupported(parameter, of: type))
        }
        if type.declaration.genericParameters.isEmpty { return problems }
        if type.attribute.boolean("generateMock") == true { problems.append(.genericDouble(of: type)) }
        if type.attribute.boolean("isRoot") == true { problems.append(.genericRoot(type)) }
        return problems
    }

    /// Whether the type has no generic parameters or can be built for its arguments.
    static func isSpecialisable(_ type: InstantiableType) -> Bool {
        genericContext(of: type) == nil && unsupportedParameter(of: type) == nil
    }

    /// Returns the name of the outermost generic type around the type.
    private static func genericContext(of type: InstantiableType) -> String? {
        type.enclosing.lazy.compactMap { enclosing in
            guard case .type(let type) = enclosing, !type.genericParameters.isEmpty else { return nil }
            return type.name
        }.first
    }

    private static func unsupportedParameter(of type: InstantiableType) -> GenericParameter? {
        type.declaration.genericParameters.first { $0.kind != .type }
    }
}

extension LocalProblem {
    /// `struct Outer<T> { @Instantiable struct X: Instantiable {} }`
    fileprivate static func insideGeneric(_ outer: String, _ type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unsupportedGenerics,
            at: type.declaration.nameRange,
            message: """
                '\(type.declaration.name)' cannot be '@Instantiable' inside the generic type '\(outer)' because the \
                arguments of '\(outer)' are unknown; move it out, and make it generic itself
                """
        )
    }

    /// `@Instantiable struct X<each T>: Instantiable`, `@Instantiable struct X<let count: Int>: Instantiable`
    fileprivate static func unsupported(_ parameter: GenericParameter, of type: InstantiableType)
        -> LocalProblem
    {
        let name = type.declaration.name
        let kind = parameter.kind == .pack ? "parameter pack" : "value parameter"
        return LocalProblem(
            .unsupportedGenerics,
            at: type.declaration.nameRange,
            message: """
                '\(name)' cannot be '@Instantiable' because '\(parameter.name)' is a \(kind); put '@Instantiable' on \
                an extension whose 'static func instantiate' returns a concrete '\(name)'
                """
        )
    }

    /// `@Instantiable(generateMock: true) struct X<T>: Instantiable`
    fileprivate static func genericDouble(of type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unsupportedGenerics,
            at: type.declaration.nameRange,
            message: """
                no 'mock' can be generated for '\(type.declaration.name)' because it is generic and its arguments are \
                unknown; remove 'generateMock: true', and override it in the mock of a root
                """
        ) {
            $0.removing(flag: "generateMock", from: type.attribute)
        }
    }

    /// `@Instantiable(isRoot: true) struct X<T>: Instantiable`
    fileprivate static func genericRoot(_ type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .genericRoot,
            at: type.declaration.nameRange,
            message: """
                '\(type.declaration.name)' cannot be a root because it is generic and its arguments are unknown; \
                instantiate it in a nongeneric type and remove 'isRoot: true'
                """
        ) {
            $0.removing(flag: "isRoot", from: type.attribute)
        }
    }
}
