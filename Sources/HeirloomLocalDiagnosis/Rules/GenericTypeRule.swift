import HeirloomModel
import HeirloomReading

/// Each specialization of a generic type is built separately, and so the declaration can be neither a root nor have a
/// generated double. Each generic parameter denotes one known type.
enum GenericTypeRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        let place = type.declaration.nameRange
        var problems = obstacles(to: type).map { LocalProblem(.unsupportedGenerics, at: place, message: $0) }
        if type.declaration.genericParameters.isEmpty { return problems }
        let name = type.declaration.name
        let double = """
            no 'mock' can be generated for '\(name)' because it is generic and its arguments are unknown; remove \
            'generateMock: true', and override it in the mock of a root
            """
        let root = """
            '\(name)' cannot be a root because it is generic and its arguments are unknown; instantiate it in a \
            nongeneric type and remove 'isRoot: true'
            """
        let flags = [("generateMock", DiagnosticID.unsupportedGenerics, double), ("isRoot", .notARoot, root)]
        for (flag, id, message) in flags where type.attribute.boolean(flag) == true {
            problems.append(
                LocalProblem(id, at: place, message: message) {
                    $0.removing(flag: flag, from: type.attribute)
                }
            )
        }
        return problems
    }

    /// Whether the type has no generic parameters or can be built for its arguments.
    static func isSpecializable(_ type: InstantiableType) -> Bool { obstacles(to: type).isEmpty }

    /// Returns the reasons why no specialization of the type can be built.
    private static func obstacles(to type: InstantiableType) -> [String] {
        let name = type.declaration.name
        var obstacles: [String] = []
        if let outer = type.enclosing.lazy.compactMap(genericName).first {
            obstacles.append(
                """
                '\(name)' cannot be '@Instantiable' inside the generic type '\(outer)' because the arguments of \
                '\(outer)' are unknown; move it out, and make it generic itself
                """
            )
        }
        if let parameter = type.declaration.genericParameters.first(where: { $0.kind != .type }) {
            let kind = parameter.kind == .pack ? "parameter pack" : "value parameter"
            obstacles.append(
                """
                '\(name)' cannot be '@Instantiable' because '\(parameter.name)' is a \(kind); put '@Instantiable' on \
                an extension whose 'static func instantiate' returns a concrete '\(name)'
                """
            )
        }
        return obstacles
    }

    private static func genericName(_ enclosing: EnclosingDeclaration) -> String? {
        guard case .type(let type) = enclosing, !type.genericParameters.isEmpty else { return nil }
        return type.name
    }
}
