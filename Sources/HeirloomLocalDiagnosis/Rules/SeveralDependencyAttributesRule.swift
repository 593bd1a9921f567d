import HeirloomModel
import HeirloomReading

/// A property has only one of `@Instantiated`, `@Forwarded` and `@Received`.
enum SeveralDependencyAttributesRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        // All properties of a statement share its attributes, so that only the first one is reported.
        guard property.declaration.attributes.count > 1, property.declaration.index == 0 else { return nil }
        let attributes = property.declaration.attributes.filter { DependencyAttribute($0) != nil }
        guard attributes.count > 1 else { return nil }
        let names = attributes.map { "'@\($0.baseName)'" }.enumeration()
        return LocalProblem(
            .severalDependencyAttributes,
            of: property,
            message: "'\(property.label)' can have only one of \(names)"
        ) {
            attributes.reversed().map($0.removing)
        }
    }
}
