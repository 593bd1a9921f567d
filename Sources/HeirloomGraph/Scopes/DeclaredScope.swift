import HeirloomModel

/// An instantiable type whose names are resolved.
struct DeclaredScope {
    var file: FileID
    var declaration: InstantiableDeclaration
    /// The declared or extended type, `nil` for one that was not read.
    var entity: EntityID?
    var type: ResolvedType
    var typeID: TypeID
    /// `fulfillingAdditionalTypes`
    var fulfilled: [TypeID]
    var dependencies: [DeclaredDependency]
    /// The names in it that stand for several types.
    var ambiguities: [AmbiguousReference]
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
struct DeclaredDependency {
    var declaration: DependencyDeclaration
    var value: ValueID
    var type: ResolvedType
    var request: Request
    /// Whether a name in it stands for several types, so that what it asks for is not known.
    var isAmbiguous: Bool

    /// What a dependency asks for.
    enum Request {
        case instantiated(Order)
        case forwarded
        case received
        /// The value without the `?`.
        case receivedIfAvailable(ValueID)
        case renamed(source: Requirement, isWrapped: Bool)
    }

    /// What is to be built for a dependency.
    struct Order {
        /// `nil` for what is built at once.
        var builder: BuilderKind?
        /// The first generic argument of an erased instantiator, resolved.
        var forwarded: TypeExpression?
        /// What the property asks for.
        var requested: ResolvedType
        /// The type to look for: the requested one, or that of `fulfilledByType`.
        var wanted: ResolvedType
        var isNamed: Bool
        var isWrapped: Bool
    }
}
