import HeirloomModel

/// An instantiable type whose names are resolved.
///
/// An object like all that every rule looks at.
package final class DeclaredScope {
    package let file: FileID
    package let declaration: InstantiableDeclaration
    /// The declared or extended type, `nil` for one that was not read. Of a closure it is the type in which it stands.
    package let entity: EntityID?
    package let type: ResolvedType
    package let typeID: TypeID
    /// What the parameters of a generic type stand for; `nil` for what is not generic. In the declaration itself, of which
    /// nothing is built, each stands for itself.
    package let arguments: GenericArguments?
    /// Whether it is the declaration of a generic type, and none of its specialisations.
    package let isGeneric: Bool
    /// `fulfillingAdditionalTypes`
    package let fulfilled: [TypeID]
    /// `key`, where it is one.
    package let key: ElementKey?
    package let dependencies: [DeclaredDependency]
    /// Of a closure, the type in which it stands; `nil` for all else.
    package let owner: ResolvedType?
    /// The names in it that stand for several types.
    package let ambiguities: [AmbiguousReference]

    /// - Parameter ambiguities: those outside of its dependencies.
    init(
        declaration: InstantiableDeclaration,
        at place: Place,
        building type: ResolvedType,
        _ typeID: TypeID,
        arguments: GenericArguments? = nil,
        isGeneric: Bool = false,
        fulfilled: [TypeID],
        key: ElementKey?,
        dependencies: [DeclaredDependency],
        ambiguities: [AmbiguousReference],
        owner: ResolvedType? = nil
    ) {
        self.declaration = declaration
        self.owner = owner
        file = place.file
        entity = place.enclosing
        self.type = type
        self.typeID = typeID
        self.arguments = arguments
        self.isGeneric = isGeneric
        self.fulfilled = fulfilled
        self.key = key
        self.dependencies = dependencies
        self.ambiguities = ambiguities + dependencies.flatMap(\.ambiguities)
    }
}

extension DeclaredScope {
    /// Whether it is one of the specialisations of a generic type, all of which have one declaration.
    package var isSpecialisation: Bool { arguments != nil && !isGeneric }
}

/// A name that stands for several types, where it is written.
package struct AmbiguousReference {
    package var name: AmbiguousName
    /// The type in which it is written.
    package var written: TypeReference
    /// Whether that type is written as a string.
    package var isText: Bool
}

/// A dependency whose names are resolved.
package final class DeclaredDependency {
    package let value: ValueID
    package let type: ResolvedType
    /// Where its value comes from.
    package let origin: ScopeDependency.Origin
    /// What is to be built for it, `nil` for what is not instantiated.
    package let request: BuildRequest?
    /// The names in it that stand for several types.
    package let ambiguities: [AmbiguousReference]
    /// Whether nothing is built for it because that would ask for ever larger types.
    let isEndless: Bool
    /// Those of its scope, and its place among them. With a copy of the declaration instead a cold run took 1.09 times the
    /// processor time and 1.06 times the memory (medians of 25 pairs, 4,000 types).
    @usableFromInline let declarations: [DependencyDeclaration]
    @usableFromInline let index: Int

    init(
        declarations: [DependencyDeclaration],
        index: Int,
        value: ValueID,
        type: ResolvedType,
        origin: ScopeDependency.Origin,
        request: BuildRequest?,
        ambiguities: [AmbiguousReference],
        isEndless: Bool = false
    ) {
        self.declarations = declarations
        self.index = index
        self.value = value
        self.type = type
        self.origin = origin
        self.request = request
        self.ambiguities = ambiguities
        self.isEndless = isEndless
    }

    /// Whether what it asks for is not known.
    package var isAmbiguous: Bool { !ambiguities.isEmpty || isEndless }

    @inlinable package var declaration: DependencyDeclaration { declarations[index] }
}
