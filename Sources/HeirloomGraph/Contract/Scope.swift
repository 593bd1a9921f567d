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

/// A dependency in the graph.
package struct ScopeDependency: Hashable, Sendable {
    /// The property's label and type: the value that the scope provides below, if it provides one.
    package var value: ValueID
    /// The property's own spelling of the type.
    package var type: ResolvedType
    package var origin: Origin
    /// The edges that build the dependency. An instantiated dependency has one edge, one for each element of a
    /// collection, in order, or none if nothing has to be built. Other dependencies have none.
    package var edges: [BuildEdge] = []
    /// The collection made from the products; `nil` if the product is the value itself.
    package var collection: Collection?
    /// The index in ``Scope/dependencies`` of the sibling that provides the source of a renamed dependency; `nil` if it
    /// comes from above.
    package var sibling: Int?
    /// Requirements that only a sibling under construction could fulfill, and so are unfulfilled: `nil` is passed.
    package var unavailable: Set<ValueID> = []

    /// Whether the value is not a single product but a collection of products, or absent.
    package var isReplacedAsWhole: Bool { collection != nil || origin == .instantiated && edges.isEmpty }

    /// A value that consists of several products.
    package struct Collection: Hashable, Sendable {
        /// The type of an element, as the property spells it.
        package var elementType: ResolvedType
        /// The keys of a dictionary, one for each edge; `nil` for an array.
        package var keys: [ElementKey]?
    }

    /// The source of the value.
    package enum Origin: Hashable, Sendable {
        /// `@Instantiated`: built by the edges.
        case instantiated
        /// `@Forwarded`
        case forwarded
        /// `@Received`
        case received
        /// `@Received(onlyIfAvailable: true)`; the value is the one without the `?`.
        case receivedIfAvailable(ValueID)
        /// `@Received(fulfilledByDependencyNamed: …)`
        indirect case renamed(Renaming)

        /// Whether the scope produces the value itself when it is built.
        package var isMade: Bool {
            switch self {
            case .instantiated, .renamed: true
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }

        /// Whether the scope provides the value to the scopes that it builds. A value that it merely receives comes to
        /// them from further above.
        package var isProvided: Bool {
            switch self {
            case .instantiated, .forwarded, .renamed: true
            case .received, .receivedIfAvailable: false
            }
        }
    }

    /// A dependency under another name.
    package struct Renaming: Hashable, Sendable {
        package var source: Requirement
        /// The type whose initializer wraps the value; `nil` for a value that converts implicitly.
        package var wrapper: ResolvedType?
        /// The isolation of the wrapping call; `nonisolated` without one.
        package var wrapperIsolation = Isolation.nonisolated

        package var isWrapped: Bool { wrapper != nil }
    }
}

/// A value that must be passed in from above.
package enum Requirement: Hashable, Sendable {
    /// `x: X`
    case value(ValueID)
    /// An `x: X?` that is `nil` if neither an `x: X` nor an `x: X?` is provided; the value is the `x: X`.
    case ifAvailable(ValueID)

    /// The required value, whether or not it is taken only if available.
    package var value: ValueID {
        switch self {
        case .value(let value), .ifAvailable(let value): value
        }
    }

    /// A small number that is unique to the requirement.
    var number: Int {
        switch self {
        case .value(let value): 2 * value.index
        case .ifAvailable(let value): 2 * value.index + 1
        }
    }
}

/// For each value that a scope provides to the scopes below, the dependency that provides it: the last one if there are
/// several.
package struct Providers: Hashable, Sendable {
    private var dependencies: [ValueID: Int] = [:]

    package init() {}

    package subscript(value: ValueID) -> Int? { dependencies[value] }

    /// The provided values and their dependencies, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        dependencies.map { ($0.key, $0.value) }.sorted { $0.dependency < $1.dependency }
    }

    package mutating func add(_ dependency: Int, of value: ValueID) { dependencies[value] = dependency }
}
