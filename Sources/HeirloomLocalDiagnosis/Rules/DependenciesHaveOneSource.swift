import HeirloomModel
import HeirloomReading

/// A property is instantiated, forwarded or received: one of the three.
enum DependenciesHaveOneSource {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        // The attributes are those of the statement, whose first property speaks for all.
        guard property.declaration.attributes.count > 1, property.declaration.index == 0 else { return [] }
        let attributes = property.declaration.attributes.filter { DependencyAttribute($0) != nil }
        return attributes.count > 1 ? [.dependency(property, .severalAttributes(attributes))] : []
    }
}
