import HeirloomGraph
import HeirloomModel

/// Roots build every type that only the modules at hand can see: the `internal` types of the module, and all types of
/// closed modules.
///
/// Of unbuilt types that build one another, only the topmost is reported. A type that lists the same type as a built
/// one is not reported, because it may replace that one.
enum UnbuiltTypeRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        let graph = survey.graph
        if graph.roots.isEmpty || survey.input.rootMode == .marked { return [] }
        let built = Set(graph.reached(from: survey.rootsOfAllModules))
        let unbuilt = survey.types.filter { !built.contains($0) && graph[$0].isMeantToBeBuilt }
        if unbuilt.isEmpty { return [] }
        let alternatives = Set(built.lazy.flatMap { graph[$0].listedNames })
        let closures = Set(graph.scopes.lazy.filter(\.isClosure).map(\.type.canonical.withoutOptional))
        return unbuilt.filter { id in
            let scope = graph[id]
            return survey.input.isClosed(to: scope.declaration.access, in: scope.module)
                && survey.edgesFromAbove[id.index].allSatisfy { $0.owner == id }
                && !closures.contains(scope.type.canonical)
                && alternatives.isDisjoint(with: scope.listedNames)
                && !survey.sources.isNamedForDouble(scope.declaration)
                && !survey.looksLikeRoot(id)
        }
        .map { survey.unbuiltType($0) }
    }
}

extension Scope {
    fileprivate var isClosure: Bool {
        if case .closure = declaration.form { true } else { false }
    }

    /// The last names of the types that it lists.
    fileprivate var listedNames: [String] {
        declaration.fulfilledTypes.compactMap(\.type.withoutAny.lastName)
    }

    /// Whether nothing indicates that anything but a root of its module builds it.
    fileprivate var isMeantToBeBuilt: Bool {
        declaration.isRoot == nil && !declaration.testDouble.generateMock
            && !declaration.availabilityOfBuilding.contains {
                $0.contains("deprecated") || $0.contains("unavailable")
            }
    }
}

extension GraphInput {
    /// Whether only modules that were read can see declarations of this access level.
    fileprivate func isClosed(to access: AccessLevel, in module: String) -> Bool {
        closedModules.contains(module) || module == self.module && access <= .internal
    }
}

extension LintSurvey {
    /// The roots of the module and of the modules below.
    fileprivate var rootsOfAllModules: [ScopeID] {
        graph.roots.map(\.scope)
            + graph.scopes.indices.filter { graph.scopes[$0].declaration.isRoot == true }.map { ScopeID($0) }
    }

    /// Whether it is not a root only because a dependency below it is missing, about which there is already a warning.
    fileprivate func looksLikeRoot(_ id: ScopeID) -> Bool {
        let declared = graph[id].declaration.dependencies
        return !declared.isEmpty
            && declared.allSatisfy { dependency in
                switch dependency.source {
                case .instantiated, .renamed: true
                case .forwarded, .received: false
                }
            }
    }
}

extension LintSurvey {
    fileprivate func unbuiltType(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .unbuiltType,
            message: "'\(name(scope))' is '@Instantiable', but no root of '\(graph.module)' builds it",
            location: place(scope),
            notes: [
                note(
                    "instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'",
                    at: scope
                )
            ]
        )
    }
}
