import HeirloomModel

/// An instantiable type in the tree: its declaration, its linked dependencies, and everything that follows for the code
/// that builds it.
///
/// A class, because every rule and every planner reads it.
package final class Scope: Sendable {
    package let declared: DeclaredScope
    package let module: String
    /// The declaration, in which each argument that needs a call is marked.
    package let declaration: InstantiableDeclaration
    /// In declaration order, like the dependencies of ``declaration``.
    package let dependencies: [ScopeDependency]
    /// The scopes that it builds, at once or later, without repetition, in declaration order.
    package let products: [ScopeID]
    /// The dependency that provides each value that the scope instantiates, is forwarded or renames.
    package let providers: Providers
    /// The values that must be passed in to build the scope, except forwarded ones: its own requirements in declaration
    /// order, followed by those of the types that it instantiates, by label and type.
    package let requires: [Requirement]
    /// The indices of ``requires``.
    private let places: [Requirement: Int]
    /// The order in which the scope produces its dependencies.
    package let order: SiblingOrder
    /// The isolation in which the scope must be built.
    package let isolation: Isolation
    /// The isolation in which the scope must be built because of itself or of something that it builds in its own
    /// isolation.
    package let isolationBelow: Isolation
    /// The isolation in which the scope is always built, wherever it is requested; `nil` for the isolation of the
    /// request.
    package let settledIsolation: Isolation?
    /// The effects of building the scope, including everything that it builds at once.
    package let exactEffects: BuildEffects
    /// The same as a signature in the module can spell them.
    package let effects: BuildEffects
    /// The effects of the call itself that builds the scope.
    package let callEffects: BuildEffects
    /// The functions that are passed to the scope only for the duration of the call that builds it, and so must not
    /// escape.
    package let nonescaping: Set<ValueID>
    /// The forwarded values that are passed to the scope as `sending` parameters.
    package let sent: Set<ValueID>
    /// The scope as a call of the initializer sees it that is generated in another module; `nil` if the code of the tree's
    /// module builds the scope itself.
    let call: Scope?

    init(
        _ linked: LinkedScope,
        in module: String,
        declaration: InstantiableDeclaration,
        requires: [Requirement],
        order: SiblingOrder,
        isolation: Isolation = .nonisolated,
        isolationBelow: Isolation = .nonisolated,
        settledIsolation: Isolation? = nil,
        exactEffects: BuildEffects = .none,
        effects: BuildEffects = .none,
        callEffects: BuildEffects = .none,
        nonescaping: Set<ValueID> = [],
        sent: Set<ValueID> = [],
        call: Scope? = nil
    ) {
        declared = linked.declared
        self.module = module
        self.declaration = declaration
        dependencies = linked.dependencies
        products = linked.products
        providers = linked.providers
        self.requires = requires
        var places = [Requirement: Int](minimumCapacity: requires.count)
        for place in 0..<requires.count { places[requires[place]] = place }
        self.places = places
        self.order = order
        self.isolation = isolation
        self.isolationBelow = isolationBelow
        self.settledIsolation = settledIsolation
        self.exactEffects = exactEffects
        self.effects = effects
        self.callEffects = callEffects
        self.nonescaping = nonescaping
        self.sent = sent
        self.call = call
    }
}

extension Scope {
    @inlinable package var file: FileID { declared.file }
    /// The type that is built. An extension that makes a type instantiable may refer to a specialization.
    @inlinable package var type: ResolvedType { declared.type }
    /// The type that contains a closure; `nil` for all other scopes.
    @inlinable package var owner: ResolvedType? { declared.owner }
    /// Whether the scope is a specialization of a generic type. The declaration of the generic type is a scope of its
    /// own that builds nothing; the arguments of its type are its own generic parameters.
    package var isSpecialization: Bool { declared.isSpecialization }
    /// The scope as the code of the tree's module builds it.
    package var printed: Scope { call ?? self }
    /// Whether the code of its own module builds it for the tree's module, which does not see everything that it takes.
    package var isCalled: Bool { call != nil }
    /// The indices of the forwarded dependencies, in declaration order.
    @inlinable package var forwarded: [Int] { declared.forwarded }
    /// The edges of its dependencies, in declaration order.
    package var edges: some Sequence<BuildEdge> { dependencies.edges }
    /// The edges along which it builds when it is built itself.
    package var eagerEdges: [BuildEdge] { dependencies.eagerEdges }
    /// The indices of the dependencies that the scope produces itself (instantiated and renamed ones), each after those
    /// that it needs.
    package var constructionOrder: [Int] { order.order }

    /// Returns whether a requirement must be passed in to build the scope.
    package func requires(_ requirement: Requirement) -> Bool { place(of: requirement) != nil }

    /// The key of its members in ``VisibleNames/members``.
    package var identity: TypeIdentity { TypeIdentity(module: module, path: declaration.path) }

    /// Returns the index of a requirement in ``requires``.
    package func place(of requirement: Requirement) -> Int? { places[requirement] }
}

/// The isolation of code. A global actor is boxed, because edges are copied more often than they have one.
package enum Isolation: Hashable, Sendable {
    case nonisolated
    /// `@MainActor`, or another global actor, by its full name.
    indirect case globalActor(String)

    /// Returns whether code in another isolation must await a call in this one.
    package func isAwaited(from context: Isolation) -> Bool { self != .nonisolated && self != context }

    /// The type of the global actor; `nil` if there is none.
    package var actor: ResolvedType? {
        guard case .globalActor(let name) = self else { return nil }
        let type = TypeExpression.named(name.split(separator: ".").map { TypeNameComponent(String($0)) })
        return ResolvedType(spelled: type, canonical: type, externalNamesFile: nil)
    }
}
