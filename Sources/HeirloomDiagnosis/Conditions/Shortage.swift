import HeirloomGraph
import HeirloomModel

/// A type to fulfill a property that is missing in one build configuration but may exist on another platform.
struct Shortage {
    /// The last name of the type whose conditions decide about the shortage.
    var owner: String
    /// The missing types, each identified by the properties that require it.
    var wants: [Set<SourceLocation>]
}

extension ScopeTree {
    /// The location of a property's name.
    func place(of property: DependencyID) -> SourceLocation {
        table.files.location(self[property].declared.declaration.labelRange, in: self[property.scope].file)
    }

    func places(of properties: [DependencyID]) -> Set<SourceLocation> { Set(properties.map(place)) }

    /// The locations of all properties for which something is built.
    var fulfilledProperties: Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for scope in ids {
            for edge in self[scope].edges { found.insert(place(of: edge.builtFor)) }
        }
        return found
    }

    /// The last names of types that are declared twice, which does not compile.
    var redeclared: Set<String> {
        Set(linker.duplicates.map { self[$0.duplicate].declared.declaration.name })
    }
}
