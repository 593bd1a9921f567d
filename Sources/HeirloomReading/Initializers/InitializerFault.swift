import HeirloomModel

/// The reason why no initializer builds a type.
package enum InitializerFault: Sendable {
    /// `init(x: X)`, although `y` is a dependency as well
    case incomplete(IncompleteInitializer)
    /// `private init(x: X)`
    case inaccessible(Modifier)
    /// `init(x: X, name: String)`, although `name` is not a dependency
    case demanding(SourceRange, [ParameterDeclaration])
    /// `init?(x: X)`
    case unsupported(NamedPlace, [CallObstacle])
    /// `let name: String` without an initializer
    case missing(MissingInitializer)
}
