import HeirloomModel

/// An instantiable type in the graph.
///
/// An object, because many look at one and nobody wants a copy of all that was declared.
package final class Scope: Sendable {
    package let module: String
    package let file: FileID
    package let declaration: InstantiableDeclaration
    /// What is built. For a type that an extension makes instantiable, a specialisation may be meant.
    package let type: ResolvedType
    /// The isolation in which it must be built.
    package let isolation: Isolation
    /// Whether it or something below it must be built in an isolation.
    package let needsIsolation: Bool
    /// In declaration order, like those of ``declaration``.
    package let dependencies: [ScopeDependency]
    /// The indices of the dependencies that this scope makes itself (instantiated and renamed ones), each after
    /// those it needs.
    package let constructionOrder: [Int]
    /// What must be handed in to build it besides what is forwarded: its own needs first, in declaration
    /// order, then those of what it instantiates, by label and type.
    package let requires: [Requirement]
    /// The dependency that provides each value which this scope instantiates, is forwarded or renames.
    package let providers: Providers
    /// The indices of what is handed in when it is instantiated, in declaration order.
    package let forwardedDependencies: [Int]
    /// The instantiators for which the module declares the labelled call itself.
    package let declaredCalls: Set<BuilderKind>
    private let handedIn: RequirementPlaces

    package init(
        module: String,
        file: FileID,
        declaration: InstantiableDeclaration,
        type: ResolvedType,
        isolation: Isolation,
        needsIsolation: Bool,
        dependencies: [ScopeDependency],
        constructionOrder: [Int],
        requires: [Requirement],
        declaredCalls: Set<BuilderKind> = []
    ) {
        self.module = module
        self.file = file
        self.declaration = declaration
        self.type = type
        self.isolation = isolation
        self.needsIsolation = needsIsolation
        self.dependencies = dependencies
        self.constructionOrder = constructionOrder
        self.requires = requires
        self.declaredCalls = declaredCalls
        handedIn = RequirementPlaces(requires)
        var providers = Providers()
        var forwarded: [Int] = []
        for (index, dependency) in dependencies.enumerated() where dependency.origin.isProvided {
            providers.add(index, of: dependency.value)
            if case .forwarded = dependency.origin { forwarded.append(index) }
        }
        self.providers = providers
        forwardedDependencies = forwarded
    }

    /// Whether it must be handed in to build the scope.
    package func requires(_ requirement: Requirement) -> Bool { place(of: requirement) != nil }

    /// Where something that must be handed in stands in ``requires``.
    package func place(of requirement: Requirement) -> Int? {
        handedIn.place(of: requirement, among: requires)
    }
}

extension Scope: Hashable {
    package static func == (left: Scope, right: Scope) -> Bool {
        left.module == right.module && left.file == right.file && left.declaration == right.declaration
            && left.type == right.type && left.isolation == right.isolation
            && left.needsIsolation == right.needsIsolation && left.dependencies == right.dependencies
            && left.constructionOrder == right.constructionOrder && left.requires == right.requires
            && left.declaredCalls == right.declaredCalls
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(module)
        hasher.combine(declaration.path)
    }
}

/// Where code runs.
package enum Isolation: Hashable, Sendable {
    case nonisolated
    /// `@MainActor`, or another global actor by its name in full.
    case globalActor(String)
}

/// A value that must be handed in from above.
package enum Requirement: Hashable, Sendable {
    /// `x: X`
    case value(ValueID)
    /// `x: X?` that is `nil` where nobody provides an `x: X` or an `x: X?`; the value is the `x: X`.
    case ifAvailable(ValueID)
}

/// A dependency in the graph.
package struct ScopeDependency: Hashable, Sendable {
    /// The property's label and type: what is offered below, where it is offered.
    package var value: ValueID
    /// The property's own spelling of the type.
    package var type: ResolvedType
    package var origin: Origin
    /// Requirements met by a sibling that is still under construction, and so not met at all: `nil` is passed.
    package var unavailable: Set<ValueID>

    package init(value: ValueID, type: ResolvedType, origin: Origin, unavailable: Set<ValueID> = []) {
        self.value = value
        self.type = type
        self.origin = origin
        self.unavailable = unavailable
    }

    /// Where the value comes from.
    package enum Origin: Hashable, Sendable {
        /// `@Instantiated let x: X`
        case built(Product)
        /// `@Instantiated let xBuilder: Instantiator<X>`
        case builder(BuilderKind, Product)
        /// `@Forwarded`
        case forwarded
        /// `@Received`
        case received
        /// `@Received(onlyIfAvailable: true)`; the value is the one without the `?`.
        case receivedIfAvailable(ValueID)
        /// `@Received(fulfilledByDependencyNamed: …)`, from a sibling or from above.
        case renamed(Renaming)

        /// Whether the scope offers the value to what it builds: it does not what it merely receives.
        package var isProvided: Bool {
            switch self {
            case .built, .builder, .forwarded, .renamed: true
            case .received, .receivedIfAvailable: false
            }
        }
    }

    /// What is built for the property, at once or later.
    package var product: Product? {
        switch origin {
        case .built(let product), .builder(_, let product): product
        case .forwarded, .received, .receivedIfAvailable, .renamed: nil
        }
    }

    /// What is built for a property.
    package struct Product: Hashable, Sendable {
        package var scope: ScopeID
        /// `true`: `AnyView(ChildView(…))`; `false`: a value that converts by itself.
        package var isWrapped: Bool
        /// The type that the property, or the second generic argument of its erased instantiator, asks for,
        /// without an optional around it.
        package var requestedType: ResolvedType
        /// The order in which an erased instantiator takes what is forwarded, as places in the built scope's
        /// ``Scope/forwardedDependencies``; `nil` for theirs.
        package var forwardedOrder: [Int]?

        package init(
            scope: ScopeID,
            isWrapped: Bool,
            requestedType: ResolvedType,
            forwardedOrder: [Int]? = nil
        ) {
            self.scope = scope
            self.isWrapped = isWrapped
            self.requestedType = requestedType
            self.forwardedOrder = forwardedOrder
        }
    }

    /// A dependency under another name.
    package struct Renaming: Hashable, Sendable {
        package var source: Requirement
        /// The sibling that provides the source, an index in ``Scope/dependencies``; `nil`: from above.
        package var sibling: Int?
        package var isWrapped: Bool

        package init(source: Requirement, sibling: Int?, isWrapped: Bool) {
            self.source = source
            self.sibling = sibling
            self.isWrapped = isWrapped
        }
    }
}

/// The four instantiators.
package enum BuilderKind: String, Hashable, Sendable {
    case instantiator = "Instantiator"
    case sendableInstantiator = "SendableInstantiator"
    case erasedInstantiator = "ErasedInstantiator"
    case sendableErasedInstantiator = "SendableErasedInstantiator"

    /// Whether its closure is `@Sendable`, and so builds in a nonisolated context.
    package var isSendable: Bool {
        switch self {
        case .instantiator, .erasedInstantiator: false
        case .sendableInstantiator, .sendableErasedInstantiator: true
        }
    }
}
