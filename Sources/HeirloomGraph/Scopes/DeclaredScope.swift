import HeirloomModel

/// An instantiable type whose names are resolved.
///
/// An object like all that every rule looks at, so that looking costs no copy.
package final class DeclaredScope {
    package let file: FileID
    package let declaration: InstantiableDeclaration
    /// The declared or extended type, `nil` for one that was not read.
    package let entity: EntityID?
    package let type: ResolvedType
    package let typeID: TypeID
    /// `fulfillingAdditionalTypes`
    package let fulfilled: [TypeID]
    package let dependencies: [DeclaredDependency]
    /// The names in it that stand for several types.
    package let ambiguities: [AmbiguousReference]

    /// - Parameter ambiguities: those outside of its dependencies.
    init(
        declaration: InstantiableDeclaration,
        at place: Place,
        building type: ResolvedType,
        _ typeID: TypeID,
        fulfilled: [TypeID],
        dependencies: [DeclaredDependency],
        ambiguities: [AmbiguousReference]
    ) {
        self.declaration = declaration
        file = place.file
        entity = place.enclosing
        self.type = type
        self.typeID = typeID
        self.fulfilled = fulfilled
        self.dependencies = dependencies
        self.ambiguities = ambiguities + dependencies.flatMap(\.ambiguities)
    }
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
    package let request: Request
    /// The names in it that stand for several types.
    package let ambiguities: [AmbiguousReference]
    /// Those of its scope, and its place among them: to share a list is cheaper than to copy a declaration.
    private let declarations: [DependencyDeclaration]
    private let index: Int

    init(
        declarations: [DependencyDeclaration],
        index: Int,
        value: ValueID,
        type: ResolvedType,
        request: Request,
        ambiguities: [AmbiguousReference]
    ) {
        self.declarations = declarations
        self.index = index
        self.value = value
        self.type = type
        self.request = request
        self.ambiguities = ambiguities
    }

    /// Whether what it asks for is not known.
    package var isAmbiguous: Bool { !ambiguities.isEmpty }

    package var declaration: DependencyDeclaration { declarations[index] }

    /// Those of the declaration, which need not be copied for them.
    package var madeWrappers: [TypeExpression] { declarations[index].madeWrappers }

    /// What a dependency asks for.
    package enum Request {
        case instantiated(Order)
        case forwarded
        case received
        /// The value without the `?`.
        case receivedIfAvailable(ValueID)
        case renamed(source: Requirement, isWrapped: Bool)

        /// Whether the scope offers the value to what it builds.
        package var isProvided: Bool {
            switch self {
            case .instantiated, .forwarded, .renamed: true
            case .received, .receivedIfAvailable: false
            }
        }
    }

    /// What is to be built for a dependency.
    package final class Order {
        /// `nil` for what is built at once.
        package let builder: BuilderKind?
        /// The first generic argument of an erased instantiator, resolved.
        package let forwarded: TypeExpression?
        /// What the property asks for.
        package let requested: ResolvedType
        /// The type to look for: the requested one, or that of `fulfilledByType`.
        package let wanted: ResolvedType
        package let wantedID: TypeID
        /// The `X?` of a property that asks for an `X` because it is of that: an extension of `Optional` may build one.
        let optionalID: TypeID?
        package let isNamed: Bool
        package let isWrapped: Bool

        init(
            _ shape: BuilderShape?,
            requested: ResolvedType,
            named: ResolvedType?,
            wantedID: TypeID,
            optionalID: TypeID?,
            isWrapped: Bool
        ) {
            builder = shape?.kind
            forwarded = shape?.forwarded
            self.requested = requested
            wanted = named ?? requested
            self.wantedID = wantedID
            self.optionalID = optionalID
            isNamed = named != nil
            self.isWrapped = isWrapped
        }
    }
}
