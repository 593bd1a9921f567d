import HeirloomModel

/// An instantiable type in the graph.
///
/// An object, because many look at one, and a copy of all that was declared is never needed.
package final class Scope: Sendable {
    package let module: String
    package let file: FileID
    package let declaration: InstantiableDeclaration
    /// What is built. For a type that an extension makes instantiable, a specialisation may be meant.
    package let type: ResolvedType
    /// Whether it is one of the specialisations of a generic type. The declaration of that is a scope itself, of which
    /// nothing is built, and whose type has its own parameters as arguments.
    package let isSpecialisation: Bool
    /// Of a closure, the type in which it stands; `nil` for all else.
    package let owner: ResolvedType?
    /// The isolation in which it must be built.
    package let isolation: Isolation
    /// The isolation in which it is built, wherever it is asked for; `nil` for that in which it is asked for.
    package let settledIsolation: Isolation?
    /// What building it does besides, with all that it builds at once.
    package let effects: BuildEffects
    /// What the call itself does besides that builds it.
    package let callEffects: BuildEffects
    /// In declaration order, like those of ``declaration``.
    package let dependencies: [ScopeDependency]
    /// The indices of the dependencies that this scope makes itself (instantiated and renamed ones), each after
    /// those it needs.
    package let constructionOrder: [Int]
    /// What must be handed in to build it besides what is forwarded: its own needs first, in declaration
    /// order, then those of what it instantiates, by label and type.
    package let requires: [Requirement]
    /// The functions that it is handed only for the call that builds it, and so must not escape.
    package let lent: Set<ValueID>
    /// What is forwarded to it for good: what builds it says `sending`.
    package let sent: Set<ValueID>
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
        isSpecialisation: Bool = false,
        owner: ResolvedType? = nil,
        isolation: Isolation,
        settledIsolation: Isolation? = nil,
        effects: BuildEffects = .none,
        callEffects: BuildEffects = .none,
        dependencies: [ScopeDependency],
        constructionOrder: [Int],
        requires: [Requirement],
        lent: Set<ValueID> = [],
        sent: Set<ValueID> = [],
        declaredCalls: Set<BuilderKind> = []
    ) {
        self.module = module
        self.file = file
        self.declaration = declaration
        self.type = type
        self.isSpecialisation = isSpecialisation
        self.owner = owner
        self.isolation = isolation
        self.settledIsolation = settledIsolation
        self.effects = effects
        self.callEffects = callEffects
        self.dependencies = dependencies
        self.constructionOrder = constructionOrder
        self.requires = requires
        self.lent = lent
        self.sent = sent
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
            && left.type == right.type && left.isSpecialisation == right.isSpecialisation
            && left.owner == right.owner && left.isolation == right.isolation
            && left.settledIsolation == right.settledIsolation
            && left.effects == right.effects && left.callEffects == right.callEffects
            && left.dependencies == right.dependencies
            && left.constructionOrder == right.constructionOrder && left.requires == right.requires
            && left.lent == right.lent && left.sent == right.sent
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

    /// Whether code elsewhere awaits what is called there.
    package func isAwaited(from context: Isolation) -> Bool { self != .nonisolated && self != context }

    /// The type of the global actor, `nil` for none.
    package var actor: ResolvedType? {
        guard case .globalActor(let name) = self else { return nil }
        let type = TypeExpression.named(name.split(separator: ".").map { TypeNameComponent(String($0)) })
        return ResolvedType(spelled: type, canonical: type, externalNamesFile: nil)
    }
}
