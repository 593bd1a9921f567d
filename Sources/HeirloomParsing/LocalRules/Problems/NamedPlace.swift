import HeirloomModel

/// A name, and where it stands.
package struct NamedPlace: Sendable {
    package let name: String
    package let range: SourceRange
}

extension InstantiableType {
    var name: NamedPlace { NamedPlace(name: declaration.name, range: declaration.nameRange) }
}

extension InstantiableExtension {
    var name: NamedPlace {
        NamedPlace(name: declaration.extendedType.type.spelling, range: declaration.extendedType.range)
    }
}
