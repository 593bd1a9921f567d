import HeirloomModel

/// An instantiable type whose names are resolved.
///
/// A class, because every rule reads it.
package final class DeclaredScope {
    package let declaration: InstantiableDeclaration
    /// The place from which the names in the declaration are looked up.
    package let place: Place
    package let type: ResolvedType
    package let typeID: TypeID
    /// The arguments for the parameters of a generic type; `nil` for a type that is not generic. In the declaration
    /// itself, which builds nothing, each parameter stands for itself.
    package let arguments: GenericArguments?
    /// Whether the scope is the declaration of a generic type, not one of its specializations.
    package let isGeneric: Bool
    /// `fulfillingAdditionalTypes`
    package let fulfilled: [TypeID]
    /// `key`, if it is valid.
    package let key: ElementKey?
    package let dependencies: [DeclaredDependency]
    /// The indices of the forwarded dependencies.
    package let forwarded: [Int]
    /// The type that contains a closure; `nil` for all other scopes.
    package let owner: ResolvedType?
    /// The ambiguous names in the scope.
    package let ambiguities: [AmbiguousReference]

    /// - Parameter ambiguities: The ambiguous names outside of the dependencies.
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
        self.place = place
        self.type = type
        self.typeID = typeID
        self.arguments = arguments
        self.isGeneric = isGeneric
        self.fulfilled = fulfilled
        self.key = key
        self.dependencies = dependencies
        var forwarded: [Int] = []
        var all = ambiguities
        for index in 0..<dependencies.count {
            if case .forwarded = dependencies[index].origin { forwarded.append(index) }
            if !dependencies[index].ambiguities.isEmpty { all += dependencies[index].ambiguities }
        }
        self.forwarded = forwarded
        self.ambiguities = all
    }
}

extension DeclaredScope {
    @inlinable package var file: FileID { place.file }
    /// The declared or extended type, or the type that contains a closure; `nil` for a type that was not read.
    @inlinable package var entity: EntityID? { place.enclosing }

    /// Whether the scope is one of the specializations of a generic type, which share one declaration.
    package var isSpecialization: Bool { arguments != nil && !isGeneric }
}

/// An ambiguous name and its location.
package struct AmbiguousReference {
    package var name: AmbiguousName
    /// The type that contains the name.
    package var written: TypeReference
    /// Whether the type is written in a string.
    package var isText: Bool
}

/// A dependency whose names are resolved.
package final class DeclaredDependency {
    package let value: ValueID
    package let type: ResolvedType
    /// The source of its value.
    package let origin: ScopeDependency.Origin
    /// The request for its product; `nil` for a dependency that is not instantiated.
    package let request: BuildRequest?
    /// The ambiguous names in the dependency.
    package let ambiguities: [AmbiguousReference]
    /// Whether nothing is built for the dependency because it would request ever larger types.
    let isEndless: Bool
    /// The dependency declarations of its scope, and its index among them. Storing a copy of its own declaration
    /// instead took 1.09 times the processor time and 1.06 times the memory of a cold run (medians of 25 pairs, 4,000
    /// types).
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

    /// Whether the requested type is unknown.
    package var isAmbiguous: Bool { !ambiguities.isEmpty || isEndless }

    @inlinable package var declaration: DependencyDeclaration { declarations[index] }

    /// `isLocal: true`
    @inlinable package var isLocal: Bool { declarations[index].isLocal }
}
