import HeirloomModel
import HeirloomReading

/// Each specialization of a generic type is built separately, and so the declaration can be neither a root nor have a
/// generated double. Each generic parameter denotes one known type.
enum GenericTypeRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        obstacles(to: type).map { .declaration(type.name, .unsupportedGenerics($0)) } + rootProblems(of: type)
    }

    /// Whether the type has no generic parameters or can be built for its arguments.
    static func isSpecialisable(_ type: InstantiableType) -> Bool {
        obstacles(to: type).allSatisfy { obstacle in
            switch obstacle {
            case .context, .parameter: false
            case .double: true
            }
        }
    }

    private static func obstacles(to type: InstantiableType) -> [DeclarationProblem.GenericObstacle] {
        var obstacles: [DeclarationProblem.GenericObstacle] = []
        if let outer = type.enclosing.lazy.compactMap(genericName).first { obstacles.append(.context(outer)) }
        let parameters = type.declaration.genericParameters
        if let unsuited = parameters.first(where: { $0.kind != .type }) {
            obstacles.append(.parameter(unsuited))
        }
        if !parameters.isEmpty, type.attribute.boolean("generateMock") == true {
            obstacles.append(.double(type.attribute))
        }
        return obstacles
    }

    private static func rootProblems(of type: InstantiableType) -> [LocalProblem] {
        guard !type.declaration.genericParameters.isEmpty, type.attribute.boolean("isRoot") == true else {
            return []
        }
        return [.declaration(type.name, .genericRoot(attribute: type.attribute))]
    }

    private static func genericName(_ enclosing: EnclosingDeclaration) -> String? {
        guard case .type(let type) = enclosing, !type.genericParameters.isEmpty else { return nil }
        return type.name
    }
}
