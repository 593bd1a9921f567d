import HeirloomModel

/// An instantiable type whose names are resolved.
///
/// An object like all that every rule looks at, so that looking costs no copy.
final class DeclaredScope {
    let file: FileID
    let declaration: InstantiableDeclaration
    /// The declared or extended type, `nil` for one that was not read.
    let entity: EntityID?
    let type: ResolvedType
    let typeID: TypeID
    /// `fulfillingAdditionalTypes`
    let fulfilled: [TypeID]
    let dependencies: [DeclaredDependency]
    /// The names in it that stand for several types.
    let ambiguities: [AmbiguousReference]

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
        self.ambiguities = ambiguities
    }
}

/// A name that stands for several types, where it is written.
struct AmbiguousReference {
    var name: AmbiguousName
    /// The type in which it is written.
    var written: TypeReference
    /// Whether that type is written as a string.
    var isText: Bool
}

/// A dependency whose names are resolved.
final class DeclaredDependency {
    let value: ValueID
    let type: ResolvedType
    let request: Request
    /// Whether a name in it stands for several types, so that what it asks for is not known.
    let isAmbiguous: Bool
    /// Those of its scope, and its place among them: to share a list is cheaper than to copy a declaration.
    private let declarations: [DependencyDeclaration]
    private let index: Int

    init(
        declarations: [DependencyDeclaration],
        index: Int,
        value: ValueID,
        type: ResolvedType,
        request: Request,
        isAmbiguous: Bool
    ) {
        self.declarations = declarations
        self.index = index
        self.value = value
        self.type = type
        self.request = request
        self.isAmbiguous = isAmbiguous
    }

    var declaration: DependencyDeclaration { declarations[index] }

    /// Those of the declaration, which need not be copied for them.
    var madeWrappers: [TypeExpression] { declarations[index].madeWrappers }

    /// What a dependency asks for.
    enum Request {
        case instantiated(Order)
        case forwarded
        case received
        /// The value without the `?`.
        case receivedIfAvailable(ValueID)
        case renamed(source: Requirement, isWrapped: Bool)

        /// Whether the scope offers the value to what it builds.
        var isProvided: Bool {
            switch self {
            case .instantiated, .forwarded, .renamed: true
            case .received, .receivedIfAvailable: false
            }
        }
    }

    /// What is to be built for a dependency.
    final class Order {
        /// `nil` for what is built at once.
        let builder: BuilderKind?
        /// The first generic argument of an erased instantiator, resolved.
        let forwarded: TypeExpression?
        /// What the property asks for.
        let requested: ResolvedType
        /// The type to look for: the requested one, or that of `fulfilledByType`.
        let wanted: ResolvedType
        let wantedID: TypeID
        /// The `X?` of a property that asks for an `X` because it is of that: an extension of `Optional` may build one.
        let optionalID: TypeID?
        let isNamed: Bool
        let isWrapped: Bool

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
