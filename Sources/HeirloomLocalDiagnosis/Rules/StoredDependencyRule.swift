import HeirloomModel
import HeirloomReading

/// A dependency is a stored instance property with an explicit type, and its initializer sets its value.
enum StoredDependencyRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard let problem = problem(with: property) else { return [] }
        return [.dependency(property, problem)]
    }

    private static func problem(with property: InjectedProperty) -> DependencyProblem? {
        let declaration = property.declaration
        if let modifier = declaration.modifiers.first(where: {
            $0.keyword == "static" || $0.keyword == "class"
        }) {
            return .isStatic(modifier)
        }
        if declaration.isPattern { return .isPattern }
        if declaration.storage == .computed { return .isComputed }
        if let value = declaration.initialValue { return .isInitialized(value: value) }
        guard let type = declaration.type else { return .isUntyped }
        return type.type.isInferred ? .isInferred(type) : nil
    }
}
