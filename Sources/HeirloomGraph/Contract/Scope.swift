import HeirloomModel

/// An instantiable type in the graph.
///
/// A class, because it is widely shared and a copy of its declaration is never needed.
package final class Scope: Sendable {
    package let module: String
    package let file: FileID
    package let declaration: InstantiableDeclaration
    /// The type that is built. An extension that makes a type instantiable may refer to a specialization.
    package let type: ResolvedType
    /// Whether the scope is a specialization of a generic type. The declaration of the generic type is a scope of its
    /// own that builds nothing; the arguments of its type are its own generic parameters.
    package let isSpecialization: Bool
    /// The type that contains a closure; `nil` for all other scopes.
    package let owner: ResolvedType?
    /// The isolation in which the scope must be built.
    package let isolation: Isolation
    /// The isolation in which the scope is always built, wherever it is requested; `nil` for the isolation of the
    /// request.
    package let settledIsolation: Isolation?
    /// The effects of building the scope, including everything that it builds at once.
    package let effects: BuildEffects
    /// The effects of the call itself that builds the scope.
    package let callEffects: BuildEffects
    /// In declaration order, like the dependencies of ``declaration``.
    package let dependencies: [ScopeDependency]
    /// The indices of the dependencies that the scope produces itself (instantiated and renamed ones), each after those
    /// that it needs.
    package let constructionOrder: [Int]
    /// The values that must be passed in to build the scope, except forwarded ones: its own requirements in declaration
    /// order, followed by those of the types that it instantiates, by label and type.
    package let requires: [Requirement]
    /// The functions that are passed to the scope only for the duration of the call that builds it, and so must not
    /// escape.
    package let nonescaping: Set<ValueID>
    /// The forwarded values that are passed to the scope as `sending` parameters.
    package let sent: Set<ValueID>
    /// The dependency that provides each value that the scope instantiates, is forwarded or renames.
    package let providers: Providers
    /// The indices of the forwarded dependencies, in declaration order.
    package let forwardedDependencies: [Int]
    /// The indices of ``requires``.
    private let places: [Requirement: Int]

    package init(
        module: String,
        file: FileID,
        declaration: InstantiableDeclaration,
        type: ResolvedType,
        isSpecialization: Bool = false,
        owner: ResolvedType? = nil,
        isolation: Isolation,
        settledIsolation: Isolation? = nil,
        effects: BuildEffects = .none,
        callEffects: BuildEffects = .none,
        dependencies: [ScopeDependency],
        constructionOrder: [Int],
        requires: [Requirement],
        nonescaping: Set<ValueID> = [],
        sent: Set<ValueID> = []
    ) {
        self.module = module
        self.file = file
        self.declaration = declaration
        self.type = type
        self.isSpecialization = isSpecialization
        self.owner = owner
        self.isolation = isolation
        self.settledIsolation = settledIsolation
        self.effects = effects
        self.callEffects = callEffects
        self.dependencies = dependencies
        self.constructionOrder = constructionOrder
        self.requires = requires
        self.nonescaping = nonescaping
        self.sent = sent
        var places = [Requirement: Int](minimumCapacity: requires.count)
        for place in 0..<requires.count { places[requires[place]] = place }
        self.places = places
        var providers = Providers()
        var forwarded: [Int] = []
        for index in 0..<dependencies.count where dependencies[index].origin.isProvided {
            providers.add(index, of: dependencies[index].value)
            if case .forwarded = dependencies[index].origin { forwarded.append(index) }
        }
        self.providers = providers
        forwardedDependencies = forwarded
    }

    /// Returns whether a requirement must be passed in to build the scope.
    package func requires(_ requirement: Requirement) -> Bool { place(of: requirement) != nil }

    /// The key of its members in ``VisibleNames/members``.
    package var identity: TypeIdentity { TypeIdentity(module: module, path: declaration.path) }

    /// Returns the index of a requirement in ``requires``.
    package func place(of requirement: Requirement) -> Int? { places[requirement] }
}

extension Scope: Equatable {
    package static func == (left: Scope, right: Scope) -> Bool {
        left.module == right.module && left.file == right.file && left.declaration == right.declaration
            && left.type == right.type && left.isSpecialization == right.isSpecialization
            && left.owner == right.owner && left.isolation == right.isolation
            && left.settledIsolation == right.settledIsolation
            && left.effects == right.effects && left.callEffects == right.callEffects
            && left.dependencies == right.dependencies
            && left.constructionOrder == right.constructionOrder && left.requires == right.requires
            && left.nonescaping == right.nonescaping && left.sent == right.sent
    }
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
