import HeirloomGraph
import HeirloomModel

/// A root builds every type of its module that no other module can see, and every type of a module that is built on by none
/// but those that were read. Of types that build one another and that no root builds, only the first is told; and of one
/// that lists what another lists that is built, nothing is: it may take its place.
enum InstantiableTypesAreBuilt {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        let graph = survey.graph
        if graph.roots.isEmpty || survey.input.rootMode == .marked { return [] }
        let built = Set(graph.reached(from: survey.rootsOfAllModules))
        let alternatives = Set(built.lazy.flatMap { graph[$0].listedNames })
        let closures = Set(graph.scopes.lazy.filter(\.isClosure).map(\.type.canonical.withoutOptional))
        return survey.types.filter { id in
            let scope = graph[id]
            return survey.input.isClosed(to: scope.declaration.access, in: scope.module)
                && !built.contains(id) && scope.isMeantToBeBuilt
                && survey.edgesFromAbove[id.index].allSatisfy { $0.owner == id }
                && !closures.contains(scope.type.canonical)
                && alternatives.isDisjoint(with: scope.listedNames)
                && !survey.sources.isNamedForDouble(scope.declaration)
                && !survey.looksLikeRoot(id)
        }
        .map { .unbuiltType($0) }
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

    /// Whether nothing says that something else than a root of its module builds it.
    fileprivate var isMeantToBeBuilt: Bool {
        declaration.isRoot == nil && !declaration.testDouble.generateMock
            && !declaration.availabilityOfBuilding.contains {
                $0.contains("deprecated") || $0.contains("unavailable")
            }
    }
}

extension GraphInput {
    /// Whether declarations of that access are visible in no module that was not read.
    fileprivate func isClosed(to access: AccessLevel, in module: String) -> Bool {
        closedModules.contains(module) || module == self.module && access <= .internal
    }
}

extension LintSurvey {
    /// The roots of the module and of those below.
    fileprivate var rootsOfAllModules: [ScopeID] {
        graph.roots.map(\.scope)
            + graph.scopes.indices.filter { graph.scopes[$0].declaration.isRoot == true }.map { ScopeID($0) }
    }

    /// Whether it is no root only because something below it is lacking, of which it is warned already.
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
