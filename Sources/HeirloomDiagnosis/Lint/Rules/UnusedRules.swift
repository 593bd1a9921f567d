import HeirloomGraph
import HeirloomModel

extension LintRule {
    /// Rules about declarations that nothing uses.
    static let ofUnused = [
        LintRule(id: .unusedReceived) { $0.unusedReceivedWarnings() },
        LintRule(id: .unusedInstantiated) { $0.unusedInstantiatedWarnings() },
        LintRule(id: .unusedForwarded) { $0.unusedForwardedWarnings() },
        LintRule(id: .unbuiltType) { $0.unbuiltTypeWarnings() },
    ]
}

extension LintSurvey {
    /// A type uses what it receives. The types that it builds receive the same values from above regardless.
    func unusedReceivedWarnings() -> [Diagnostic] {
        unused.filter { property in
            switch graph[property].origin {
            case .received, .receivedIfAvailable: true
            // It may serve types that are built below.
            case .renamed: needs[property].isEmpty && isWhole(below: property.scope)
            case .instantiated, .forwarded: false
            }
        }
        .map(unusedReceived)
    }

    private func unusedReceived(_ property: DependencyID) -> Diagnostic {
        let remedy =
            switch graph[property].origin {
            case .renamed: "no type below receives it under this name"
            case .received, .receivedIfAvailable, .instantiated, .forwarded:
                "types below '\(name(property.scope))' can still receive it"
            }
        return Diagnostic(
            id: .unusedReceived,
            message: "'\(name(property.scope))' receives '\(text(of: property))' but does not use it",
            location: place(property),
            notes: [note("remove it: \(remedy)", at: property)]
        )
    }

    /// An instantiated dependency is used by its type, by a sibling or by a type below.
    func unusedInstantiatedWarnings() -> [Diagnostic] {
        idle.filter { graph[$0].origin == .instantiated }.map(unusedInstantiated)
    }

    private func unusedInstantiated(_ property: DependencyID) -> Diagnostic {
        let advice = """
            remove it; if building it is the purpose, add '// heirloom-ignore: unused-instantiated' at the end of the line
            """
        return Diagnostic(
            id: .unusedInstantiated,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [note(advice, at: property)]
        )
    }

    /// A forwarded dependency is used by its type, by a sibling or by a type below.
    func unusedForwardedWarnings() -> [Diagnostic] {
        idle.filter { graph[$0].origin == .forwarded }.map(unusedForwarded)
    }

    private func unusedForwarded(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .unusedForwarded,
            message: """
                '\(name(property.scope))' is forwarded '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [note("remove it and the argument passed for it", at: property)]
        )
    }

    /// The roots of the module and of the modules below.
    private var rootsOfAllModules: [ScopeID] {
        graph.roots.map(\.scope)
            + graph.scopes.indices.filter { graph.scopes[$0].declaration.isRoot == true }.map { ScopeID($0) }
    }

    /// Whether it is not a root only because a dependency below it is missing, about which there is already a warning.
    private func looksLikeRoot(_ id: ScopeID) -> Bool {
        let declared = graph[id].declaration.dependencies
        return !declared.isEmpty
            && declared.allSatisfy { dependency in
                switch dependency.source {
                case .instantiated, .renamed: true
                case .forwarded, .received: false
                }
            }
    }

    private func unbuiltType(_ scope: ScopeID) -> Diagnostic {
        let advice =
            "instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'"
        return Diagnostic(
            id: .unbuiltType,
            message: "'\(name(scope))' is '@Instantiable', but no root of '\(graph.module)' builds it",
            location: place(scope),
            notes: [note(advice, at: scope)]
        )
    }

    /// Roots build every type that only the modules at hand can see: the `internal` types of the module, and all types of
    /// closed modules.
    ///
    /// Of unbuilt types that build one another, only the topmost is reported. A type that lists the same type as a built
    /// one is not reported, because it may replace that one.
    func unbuiltTypeWarnings() -> [Diagnostic] {
        if graph.roots.isEmpty || input.rootMode == .marked { return [] }
        let built = Set(graph.reached(from: rootsOfAllModules))
        let unbuilt = types.filter { !built.contains($0) && graph[$0].isMeantToBeBuilt }
        if unbuilt.isEmpty { return [] }
        let alternatives = Set(built.flatMap { graph[$0].listedNames })
        let closures = Set(graph.scopes.lazy.filter(\.isClosure).map(\.type.canonical.withoutOptional))
        return unbuilt.filter { id in
            let scope = graph[id]
            return input.isClosed(to: scope.declaration.access, in: scope.module)
                && edgesFromAbove[id.index].allSatisfy { $0.owner == id }
                && !closures.contains(scope.type.canonical)
                && alternatives.isDisjoint(with: scope.listedNames)
                && !sources.isNamedForDouble(scope.declaration)
                && !looksLikeRoot(id)
        }
        .map { unbuiltType($0) }
    }
}

extension Scope {
    fileprivate var isClosure: Bool { if case .closure = declaration.form { true } else { false } }

    /// The last names of the types that it lists.
    fileprivate var listedNames: [String] {
        declaration.fulfilledTypes.compactMap(\.type.withoutAny.lastName)
    }

    /// Whether nothing indicates that anything but a root of its module builds it.
    fileprivate var isMeantToBeBuilt: Bool {
        declaration.isRoot == nil && !declaration.testDouble.generateMock && !declaration.isDiscouraged
    }
}

extension GraphInput {
    /// Whether only modules that were read can see declarations of this access level.
    fileprivate func isClosed(to access: AccessLevel, in module: String) -> Bool {
        closedModules.contains(module) || module == self.module && access <= .internal
    }
}
