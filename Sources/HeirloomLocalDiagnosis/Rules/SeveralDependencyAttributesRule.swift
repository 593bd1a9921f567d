import HeirloomModel
import HeirloomReading

/// A property has only one of `@Instantiated`, `@Forwarded` and `@Received`.
enum SeveralDependencyAttributesRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        // All properties of a statement share its attributes, so that only the first one is reported.
        guard property.declaration.attributes.count > 1, property.declaration.index == 0 else { return [] }
        let attributes = property.declaration.attributes.filter { DependencyAttribute($0) != nil }
        return attributes.count > 1 ? [.several(attributes, of: property)] : []
    }
}

extension LocalProblem {
    /// `@Received @Forwarded let x: X`
    fileprivate static func several(_ attributes: [AttributeUse], of property: InjectedProperty)
        -> LocalProblem
    {
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
