import HeirloomModel

/// The tree from which test doubles are wired: the module's tree, with handwritten doubles in place of the types they
/// replace, and with unfulfilled dependencies received from above.
package final class DoubleGraph: Sendable {
    /// The scopes, with the same IDs as in the module's own graph, followed by handwritten doubles of other types and
    /// finally the ``surroundings``. This graph has no roots.
    package let graph: ScopeGraph
    /// The scopes that get a `mock`, in the order of their names.
    package let doubles: [TestDouble]
    /// The scope that provides the defaults of the dependencies that doubles receive. Its forwarded dependencies have
    /// no default, and are only passed on to the scopes built in it.
    package let surroundings: ScopeID
    /// The isolation in which each dependency of the surroundings is built, by index.
    package let surroundingIsolations: [Isolation]
    /// The isolation in which each scope must be built, because of itself or of something below it, by ``ScopeID``.
    package let isolations: [Isolation]
    /// By scope, the types of the parameters that are not dependencies and have defaults.
    package let defaultedTypes: [ScopeID: [ResolvedType]]

    init(
        graph: ScopeGraph,
        doubles: [TestDouble],
        surroundings: ScopeID,
        surroundingIsolations: [Isolation],
        isolations: [Isolation],
        defaultedTypes: [ScopeID: [ResolvedType]]
    ) {
        self.graph = graph
        self.doubles = doubles
        self.surroundings = surroundings
        self.surroundingIsolations = surroundingIsolations
        self.isolations = isolations
        self.defaultedTypes = defaultedTypes
    }
}

extension DoubleGraph: Equatable {
    package static func == (left: DoubleGraph, right: DoubleGraph) -> Bool {
        left.graph == right.graph && left.doubles == right.doubles && left.surroundings == right.surroundings
            && left.surroundingIsolations == right.surroundingIsolations
            && left.isolations == right.isolations
            && left.defaultedTypes == right.defaultedTypes
    }
}

/// A scope that gets a `mock`.
package struct TestDouble: Hashable, Sendable {
    package var scope: ScopeID
    /// The type `()` with the attributes of the `mock`.
    package var attributes: ResolvedType
    /// The default of each parameter: forwarded ones first, then required ones.
    package var defaults: [Default]
    /// The dependencies of the surroundings that are built only because others need them, and that are not parameters.
    package var around: [Int]

    /// The value of a parameter that a test does not pass.
    package enum Default: Hashable, Sendable {
        /// No default: a test must pass the argument.
        case none
        /// `nil`
        case absent
        /// The result of a handwritten double that takes no arguments.
        case handWritten(ScopeID)
        /// A dependency of the surroundings.
        case surroundings(Int)
    }
}
