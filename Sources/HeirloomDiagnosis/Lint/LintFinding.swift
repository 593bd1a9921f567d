import HeirloomGraph
import HeirloomModel

/// A finding of a lint rule, as data.
enum LintFinding {
    /// A received property that its type does not use.
    case unusedReceived(DependencyID)
    /// An instantiated property without a user.
    case unusedInstantiated(DependencyID)
    /// A forwarded property without a user.
    case unusedForwarded(DependencyID)
    /// A type that no root builds.
    case unbuiltType(ScopeID)
    /// A property that builds an object although an ancestor provides one of the same kind and label.
    case shadowedProvider(DependencyID, outer: DependencyID)
    /// A property that only one scope below uses, which could build it itself.
    case builtTooHigh(DependencyID, target: ScopeID)
    /// A property of a concrete type that lists protocols, by their indices in the list.
    case concreteType(DependencyID, of: ScopeID, protocols: [Int])
    /// A type with more dependencies than allowed.
    case manyDependencies(ScopeID)
    /// A comment that silences something other than a warning.
    case unknownWarning(ConfiguredText, path: String)
}
