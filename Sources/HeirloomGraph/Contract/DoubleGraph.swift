import HeirloomModel

/// The tree as test doubles are wired from it: the module's tree with hand-written doubles in the place of what they
/// stand for, and with what nothing fulfills received from above.
package final class DoubleGraph: Sendable {
    /// Its scopes have the places that they have in the module's own graph. Behind them stand hand-written doubles of other
    /// types, and in the end the ``surroundings``. It has no roots.
    package let graph: ScopeGraph
    /// What gets a `mock`, in the order of the names.
    package let doubles: [TestDouble]
    /// The scope that provides by default what doubles receive. What it is forwarded has no default, and is only handed on
    /// to what is built in it.
    package let surroundings: ScopeID
    /// By place, in which isolation the dependencies of the surroundings are built.
    package let surroundingIsolations: [Isolation]
    /// By ``ScopeID``, in which isolation each must be built, because of itself or of something below it.
    package let isolations: [Isolation]
    /// By scope, the types of the parameters that are no dependencies and have defaults.
    package let defaultedTypes: [ScopeID: [ResolvedType]]
    /// The condition under which doubles are compiled, `nil` for any build.
    package let condition: String?

    init(
        graph: ScopeGraph,
        doubles: [TestDouble],
        surroundings: ScopeID,
        surroundingIsolations: [Isolation],
        isolations: [Isolation],
        defaultedTypes: [ScopeID: [ResolvedType]],
        condition: String?
    ) {
        self.graph = graph
        self.doubles = doubles
        self.surroundings = surroundings
        self.surroundingIsolations = surroundingIsolations
        self.isolations = isolations
        self.defaultedTypes = defaultedTypes
        self.condition = condition
    }
}

extension DoubleGraph: Hashable {
    package static func == (left: DoubleGraph, right: DoubleGraph) -> Bool {
        left.graph == right.graph && left.doubles == right.doubles && left.surroundings == right.surroundings
            && left.surroundingIsolations == right.surroundingIsolations
            && left.isolations == right.isolations
            && left.defaultedTypes == right.defaultedTypes && left.condition == right.condition
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(doubles) }
}

/// A scope that gets a `mock`.
package struct TestDouble: Hashable, Sendable {
    package var scope: ScopeID
    /// `()` behind the attributes of its `mock`.
    package var attributes: ResolvedType
    /// What there is in the place of each parameter that is left out, forwarded ones first and then what is required.
    package var defaults: [Default]
    /// The dependencies of the surroundings that are built only for others of them, and that no parameter hands in.
    package var around: [Int]

    /// What a parameter is where a test says nothing.
    package enum Default: Hashable, Sendable {
        /// A test must say it.
        case none
        /// `nil`
        case absent
        /// What a hand-written double returns that takes nothing.
        case handWritten(ScopeID)
        /// A dependency of the surroundings.
        case surroundings(Int)
    }
}
