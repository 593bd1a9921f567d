import HeirloomModel
import HeirloomReading

/// A dependency is declared directly in an `@Instantiable` type.
enum StrayDependencyRule {
    static func problems(of property: PropertyDeclaration, in owner: TypeDeclaration?) -> [LocalProblem] {
        problems(of: property, owner.map(strayOwner))
    }

    static func problems(of property: PropertyDeclaration, inTypeNamed name: String?) -> [LocalProblem] {
        problems(
            of: property,
            name.map { DependencyProblem.StrayOwner(name: $0, start: nil, conformance: nil) }
        )
    }

    private static func problems(
        of property: PropertyDeclaration,
        _ owner: DependencyProblem.StrayOwner?
    ) -> [LocalProblem] {
        guard let stray = InjectedProperty(property, isConditional: false, beside: [:]), property.index == 0
        else {
            return []
        }
        return [.dependency(stray, .isStray(owner: owner))]
    }

    private static func strayOwner(_ type: TypeDeclaration) -> DependencyProblem.StrayOwner {
        switch type.kind {
        case .enum, .protocol:
            DependencyProblem.StrayOwner(name: type.name, start: nil, conformance: nil)
        case .struct, .class, .actor:
            DependencyProblem.StrayOwner(
                name: type.name,
                start: type.range.start,
                conformance: MissingConformance(of: type)
            )
        }
    }
}
