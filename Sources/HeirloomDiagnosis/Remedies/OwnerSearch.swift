import HeirloomGraph
import HeirloomModel

/// Finds the scopes that could build a missing dependency.
struct OwnerSearch {
    let survey: TreeSurvey
    let facts: ScopeFacts
    let builders: BuilderIndex
    /// The roots, including dropped candidates.
    let roots: Set<ScopeID>
    private var tree: ScopeTree { survey.tree }

    init(_ survey: TreeSurvey) {
        self.survey = survey
        facts = ScopeFacts(survey.tree)
        builders = BuilderIndex(survey)
        roots = Set(survey.insistingRoots + survey.search.rootsElsewhere + survey.search.dropped)
    }

    /// Whether a single type that the root builds leads to all receivers of a missing dependency, and so could provide it
    /// as well.
    func leadsOneWay(to missing: MissingDependency) -> Bool {
        let leading = missing.receivers.edges.filter { $0.value.owner == missing.root }.map(\.key)
        return leading.count == 1 && !missing.receivers.dependencies.contains { $0.scope == leading[0] }
    }

    /// Whether a scope can build a product under a name: with its own dependencies, without a cycle, and in its
    /// isolation.
    func canBuild(_ product: ScopeID, as value: ValueID, in owner: ScopeID) -> Bool {
        let label = tree.values[value].label
        let requirements = tree.requires[product.index]
        return !survey.isSuspect(product)
            && !facts.hasProperty(labeled: label, in: owner)
            && requirements.allSatisfy { isMet($0, in: owner) }
            && !leadsBack(from: requirements, in: owner, to: value)
            && !buildsAtOnce(owner, from: product)
            && isAccessible(value, in: owner)
            && [.nonisolated, tree.isolations[owner.index]].contains(tree.isolations[product.index])
            && isVisible(product)
    }

    /// Whether a sibling that provides one of the requirements needs, directly or indirectly, the value itself.
    func leadsBack(from requirements: [Requirement], in scope: ScopeID, to value: ValueID) -> Bool {
        let providers = tree[scope].providers
        var walk = BreadthFirstWalk(
            from: requirements.compactMap { tree.values.provider(of: $0, among: providers) }
        )
        while let index = walk.next() {
            if tree[scope].dependencies[index].edges.contains(where: { facts.requires(value, $0.product) }) {
                return true
            }
            for requirement in self.requirements(of: tree[scope].dependencies[index]) {
                if let sibling = tree.values.provider(of: requirement, among: providers) {
                    walk.reach(sibling)
                }
            }
        }
        return false
    }

    /// Returns the requirements of a dependency that must be met before it is built.
    func requirements(of dependency: LinkedDependency) -> [Requirement] {
        if let own = dependency.requirement { return [own] }
        return dependency.edges.flatMap { tree.requires[$0.product.index] }
    }

    /// Whether a scope meets a requirement of a product that it builds.
    func isMet(_ requirement: Requirement, in owner: ScopeID) -> Bool {
        switch requirement {
        case .ifAvailable: true
        case .value(let value):
            tree[owner].providers[value] != nil
                || tree[owner].dependencies.contains {
                    $0.declared.value == value && $0.needFromAbove == requirement
                }
        }
    }

    /// Whether building the product also builds the owner; `true` if it builds too much to search.
    private func buildsAtOnce(_ owner: ScopeID, from product: ScopeID) -> Bool {
        if builders.edges(to: owner).isEmpty { return false }
        var walk = BreadthFirstWalk(from: [product])
        while let next = walk.next() {
            if next == owner || walk.reached.count > 1_000 { return true }
            for edge in tree[next].eagerEdges { walk.reach(edge.product) }
        }
        return false
    }

    /// Whether the generated initializer of the owner can name the type.
    private func isAccessible(_ value: ValueID, in owner: ScopeID) -> Bool {
        let declaration = tree[owner].declared.declaration
        let access = min(declaration.access, declaration.construction.access)
        return tree.entity(in: tree.values[value].type, narrowerThan: access) == nil
    }

    private func isVisible(_ product: ScopeID) -> Bool {
        tree.table.isVisible(
            tree.buildAccess(of: tree[product].declared).level,
            of: tree.module(of: product),
            from: tree.input.module,
            isTestable: false
        )
    }
}

extension OwnerSearch {
    private static let mostScopes = 1_000

    /// Whether all scopes receive a value wherever they are built, not only on the path on which another one is
    /// missing.
    func isProvided(_ value: ValueID, onEveryWayTo scopes: [ScopeID]) -> Bool {
        var walk = BreadthFirstWalk(from: scopes)
        while let next = walk.next() {
            // Nothing above a root provides a value. The limit keeps the search short.
            guard !roots.contains(next), walk.reached.count <= Self.mostScopes else { return false }
            for builder in builders.edges(to: next)
            where survey.tree[builder.owner].providers[value] == nil {
                walk.reach(builder.owner)
            }
        }
        return true
    }
}
