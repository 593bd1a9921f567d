import HeirloomGraph
import HeirloomModel

/// A root builds every type of its module that no other module can see. Of types that build one another and that no root
/// builds, only the first is told; and of one that lists what another lists that is built, nothing is: it may take its place.
enum InstantiableTypesAreBuilt {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        let graph = survey.graph
        if graph.roots.isEmpty || survey.input.rootMode == .marked { return [] }
        let alternatives = Set(
            graph.scopes.indices.lazy.filter { survey.isReached[$0] }.flatMap { graph.scopes[$0].listedNames }
        )
        let closures = Set(graph.scopes.lazy.filter(\.isClosure).map(\.type.canonical.withoutOptional))
        return survey.subjects.filter { id in
            let scope = graph[id]
            return scope.module == graph.module && !survey.isReached[id.index] && scope.isMeantToBeBuilt
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
        declaration.access <= .internal && declaration.isRoot == nil && !declaration.testDouble.generateMock
            && !declaration.availabilityOfBuilding.contains {
                $0.contains("deprecated") || $0.contains("unavailable")
            }
    }
}

extension LintSurvey {
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
