import HeirloomModel

/// A generated function that builds a type for the modules above, which do not see everything that it takes.
package struct BoundaryFunction: Sendable {
    package let scope: ScopeID
    /// `makeEngine`, or `makeMemoryStorage_Storage` for a type that is built as one that it lists.
    package let name: String
    package let access: AccessLevel
    package let result: ResolvedType
    /// The types of the forwarded values, in declaration order.
    package let forwarded: [ResolvedType]
    /// The values from above, by label and type, each with the type of its parameter.
    package let requires: [(requirement: Requirement, type: ResolvedType)]
    package let effects: BuildEffects
}

/// The boundary functions of a module.
package struct BoundaryGraph: Sendable {
    package let functions: [BoundaryFunction]
    /// The graph of the functions, which pass down a value that is received only if available even if nothing in the module
    /// provides it; `nil` if it equals the module's own.
    package let graph: ScopeGraph?
}

/// The reason why no function of its module builds a type for modules above.
package enum BoundaryObstacle: Sendable {
    /// Modules above may change what a dependency builds: what it collects, or whether it is built at all.
    case open(DependencyID)
    /// Nothing that the module sees fulfills a dependency, although another module may.
    case unfulfilled(DependencyID)
    /// The module itself cannot build a scope.
    case hidden(ScopeID)
    /// Building the type suspends, and functions cannot take the isolation of their caller.
    case suspending
    /// A function cannot pass on the value of a forwarded dependency: it is `sending`, or a nonescaping function.
    case passing(DependencyID)
    /// The type is generic.
    case generic
    /// A type in the signature is not visible above.
    case signature(ResolvedType)
}

/// The boundary functions of another module that build a type.
package final class BoundaryCall: Sendable {
    /// The name of the enum that declares them.
    package let namespace: String
    /// The function that returns the type itself; `nil` if that is not visible.
    package let functionOfType: String?
    /// The functions that return types that it lists, by those types.
    private let listed: [TypeExpression: String]
    /// The access level of the functions.
    let access: AccessLevel
    /// Whether the enum is hidden from the module's public interface, so that an import must reveal it.
    package let isHidden: Bool

    init(
        namespace: String,
        own: String?,
        listed: [TypeExpression: String],
        access: AccessLevel,
        isHidden: Bool
    ) {
        self.namespace = namespace
        functionOfType = own
        self.listed = listed
        self.access = access
        self.isHidden = isHidden
    }

    /// Whether the functions return the requested type, because the type itself is not visible.
    package var returnsRequestedType: Bool { functionOfType == nil }

    /// Returns the function that builds a property along an edge; `nil` if there is none.
    package func function(along edge: BuildEdge) -> String? {
        functionOfType ?? (edge.isWrapped ? nil : listed[edge.requestedType.canonical])
    }
}
