import HeirloomModel

/// A name and its location.
package struct NamedPlace: Sendable {
    package let name: String
    package let range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

extension InstantiableType {
    package var name: NamedPlace { NamedPlace(name: declaration.name, range: declaration.nameRange) }
}

extension InstantiableExtension {
    package var name: NamedPlace {
        NamedPlace(name: declaration.extendedType.type.spelling, range: declaration.extendedType.range)
    }
}
