import HeirloomModel

/// A dependency does not stand under `#if`, whose conditions the generated code does not repeat.
enum DependenciesAreUnconditional {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        property.isConditional ? [.dependency(property, .isConditional)] : []
    }
}
