import HeirloomGraph
import HeirloomModel

/// What a rule of lint finds, as facts.
enum LintFinding {
    /// A received property that its type does nothing with.
    case unusedReceived(DependencyID)
    /// An instantiated property that nothing has.
    case unusedInstantiated(DependencyID)
    /// A forwarded property that nothing has.
    case unusedForwarded(DependencyID)
    /// A type that no root builds.
    case unbuiltType(ScopeID)
    /// A property for which an object is built although another of its kind is provided above, under the same label.
    case shadowedProvider(DependencyID, outer: DependencyID)
    /// A property that only something further down uses, which could build it.
    case builtTooHigh(DependencyID, target: ScopeID)
    /// A property of a concrete type that lists protocols, by their places in the list.
    case concreteType(DependencyID, of: ScopeID, protocols: [Int])
    /// A type with more dependencies than it may have.
    case manyDependencies(ScopeID)
    /// A comment that silences what is no warning.
    case unknownWarning(ConfiguredText, path: String)
}
