import HeirloomGraph
import HeirloomModel

/// A type that conforms to the element type of a collection, and that nothing builds, lists the element type.
enum UnlistedElementRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        let collections = collectingProperties(in: survey)
        if collections.isEmpty { return [] }
        let used = UsedScopes(survey)
        var problems: [GraphProblem] = []
        for scope in tree.ids where !used.contains(scope) && tree.mayBeForgotten(scope) {
            guard let entity = tree[scope].declared.entity else { continue }
            let above = Set(tree.conversions.supertypes.certain(above: entity))
            for (element, property) in collections
            where above.contains(.read(element)) && tree.lacks(scope, in: property, of: survey) {
                problems.append(GraphProblem { $0.unlistedElement(scope, property) })
            }
        }
        return problems
    }

    /// Returns the first property that collects each element type without `collecting`, in the order of the properties.
    private static func collectingProperties(
        in survey: TreeSurvey
    ) -> [(element: EntityID, property: DependencyID)] {
        var known: Set<EntityID> = []
        return survey.collections.compactMap { property in
            // An empty collection is reported separately.
            guard let request = survey.tree[property].collected?.request, request.chosen == nil,
                !survey.tree[property].edges.isEmpty,
                let element = request.element.wanted.canonical.entity(in: survey.tree.table),
                known.insert(element).inserted
            else { return nil }
            return (element, property)
        }
    }
}

/// The scopes that are roots or that something builds.
private struct UsedScopes {
    private var scopes: Set<ScopeID>
    private var typesOfClosures: Set<TypeExpression> = []
    private let tree: ScopeTree

    init(_ survey: TreeSurvey) {
        tree = survey.tree
        scopes = Set(survey.reached).union(survey.search.rootsElsewhere)
        for id in tree.ids {
            scopes.formUnion(tree[id].products.filter { $0 != id })
            if tree[id].declared.owner != nil {
                typesOfClosures.insert(tree[id].declared.type.canonical.withoutOptional)
            }
        }
    }

    func contains(_ scope: ScopeID) -> Bool {
        scopes.contains(scope) || typesOfClosures.contains(tree[scope].declared.type.canonical)
    }
}

extension ScopeTree {
    /// Whether a scope can be collected as it is declared.
    fileprivate func mayBeForgotten(_ scope: ScopeID) -> Bool {
        let declaration = self[scope].declared.declaration
        return self[scope].declared.owner == nil && self[scope].declared.arguments == nil
            && linker.builder(of: self[scope].declared.typeID) == scope
            && declaration.isRoot != true && !declaration.hasLocalFaults
            && !declaration.availabilityOfBuilding.contains {
                $0.contains("deprecated") || $0.contains("unavailable")
            }
    }

    /// Whether a scope could be an element of a collection but does not list the element type.
    fileprivate func lacks(_ scope: ScopeID, in property: DependencyID, of survey: TreeSurvey) -> Bool {
        guard let element = self[property].collected?.request.element,
            let entity = self[scope].declared.entity
        else { return false }
        let root = survey.path(to: property.scope).edges.first?.owner ?? property.scope
        return (element.builder != nil || self[scope].forwarded.isEmpty)
            && !linker.fulfillers(of: element.wantedID).contains(scope)
            && self[scope].declared.typeID != element.wantedID
            && table.isVisible(entity, from: self[root].file)
            && !takes(element.wanted.canonical, scope)
            && conversions.converts(self[scope].declared.type.canonical, to: element.wanted.canonical) == .yes
            && !listsUnderCondition(element.wanted.canonical, scope)
    }

    /// Whether a type lists another one in a different build configuration.
    private func listsUnderCondition(_ type: TypeExpression, _ scope: ScopeID) -> Bool {
        let declaration = self[scope].declared.declaration
        return input.undecidedModules.lazy.filter { $0.name == self.module(of: scope) }
            .flatMap(\.files).flatMap(\.instantiables)
            .contains { other in
                other.path == declaration.path
                    && other.fulfilledTypes.contains { $0.type.withoutAny.lastName == type.lastName }
            }
    }
}

extension ProblemWording {
    fileprivate func unlistedElement(_ scope: ScopeID, _ property: DependencyID) -> Diagnostic {
        guard let request = tree[property].collected?.request.element else {
            preconditionFailure("only a collection has elements")
        }
        let element = spelling(request.wanted.spelled.withoutAny)
        let label = tree[property].declared.declaration.label
        return Diagnostic(
            id: .unlistedElement,
            message: """
                '\(label)' does not collect '\(name(scope))', which conforms to '\(element)' but does not list it
                """,
            location: place(scope),
            notes: [
                note("'\(name(property.scope))' collects '\(text(of: property))' here", at: property),
                note(
                    """
                    write '@Instantiable(fulfillingAdditionalTypes: [\(element).self])'; to leave it out, add \
                    '// heirloom-ignore: unlisted-element' at the end of the line
                    """,
                    at: scope
                ),
            ],
            fixIts: fixIts([.list(request.wanted, in: scope, for: request).guessed])
        )
    }
}
