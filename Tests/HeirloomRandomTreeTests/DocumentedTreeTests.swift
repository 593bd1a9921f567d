import Foundation
import HeirloomDocuments
import HeirloomGraph
import HeirloomTestSupport
import Testing

/// Compares the document of a random tree to the values that the generated code passes.
@Suite struct DocumentedTreeTests {
    @Test func documentsShowTheReceiversInTheGeneratedCode() throws {
        var count = 0
        for seed in DrawnSeeds.share(of: 1_000) {
            let graph = try #require(TreeSources([TreeGrowth.tree(seed: seed)]).graph(), "seed \(seed)")
            let document = GraphDocument(graph)
            let flow = ValueFlow(ScopeIndex(document))
            let reported = receptions(in: document, flow)
            let roots = Set(graph.roots.map(\.scope))
            let handed = SuppliedValues(in: graph, below: roots).receptions
            // The document also contains scopes that no root reaches.
            #expect(handed.isSubset(of: reported), "seed \(seed): \(handed.subtracting(reported))")
            if SuppliedValues.reachesAll(graph, from: roots) { #expect(reported == handed, "seed \(seed)") }
            count += handed.count
        }
        #expect(count > 0)
    }

    /// Returns the receivers and providers according to the document.
    private func receptions(in document: GraphDocument, _ flow: ValueFlow) -> Set<Reception> {
        var receptions: Set<Reception> = []
        for (number, scope) in document.scopes.enumerated() {
            for (index, dependency) in scope.dependencies.enumerated() where dependency.origin.isProvided {
                for user in flow.users(of: ValueFlow.Place(scope: number, dependency: index)) {
                    let receiver = document.scopes[user.scope]
                    let label = receiver.dependencies[user.dependency].value.label
                    receptions.insert(
                        Reception(
                            receiver: receiver.name + "." + label,
                            provider: scope.name + "." + dependency.value.label
                        )
                    )
                }
            }
        }
        return receptions
    }
}

/// A pair of a dependency and the provider of its value, through any renames.
struct Reception: Hashable {
    var receiver: String
    var provider: String
}

/// Follows every value down from the roots, as the generated code passes it.
struct SuppliedValues {
    /// A scope with the origins of the values passed to build it.
    private struct Visit: Hashable {
        var scope: ScopeID
        var handedIn: [Requirement: DependencyID]
    }

    private let graph: ScopeGraph
    private var visits: [Visit] = []
    private var known: Set<Visit> = []
    private var providers: [DependencyID: Set<DependencyID>] = [:]

    init(in graph: ScopeGraph, below roots: Set<ScopeID>) {
        self.graph = graph
        for root in roots { visit(Visit(scope: root, handedIn: [:])) }
        while let next = visits.popLast() { follow(next) }
    }

    static func reachesAll(_ graph: ScopeGraph, from roots: Set<ScopeID>) -> Bool {
        let values = SuppliedValues(in: graph, below: roots)
        return Set(values.known.map(\.scope)).count == graph.scopes.count
    }

    /// All pairs of receivers and providers, including the sources of renamed values.
    var receptions: Set<Reception> {
        var receptions: Set<Reception> = []
        for receiver in providers.keys {
            var sources = Array(providers[receiver, default: []])
            var met = Set(sources)
            while let source = sources.popLast() {
                receptions.insert(Reception(receiver: name(of: receiver), provider: name(of: source)))
                sources += providers[source, default: []].filter { met.insert($0).inserted }
            }
        }
        return receptions
    }

    private mutating func visit(_ visit: Visit) {
        if known.insert(visit).inserted { visits.append(visit) }
    }

    private mutating func follow(_ visit: Visit) {
        func source(_ requirement: Requirement, _ index: Int?) -> DependencyID? {
            switch graph.supply(of: requirement, in: visit.scope, to: index) {
            case .dependency(let own): DependencyID(scope: visit.scope, index: own)
            case .handedIn(let requirement): visit.handedIn[requirement]
            case .nothing: nil
            }
        }
        for (index, dependency) in graph[visit.scope].dependencies.enumerated() {
            let taken: DependencyID? =
                switch dependency.origin {
                case .received: visit.handedIn[.value(dependency.value)]
                case .receivedIfAvailable(let value): source(.ifAvailable(value), index)
                case .renamed(let renaming): source(renaming.source, index)
                case .instantiated, .forwarded: nil
                }
            if let taken {
                providers[DependencyID(scope: visit.scope, index: index), default: []].insert(taken)
            }
            for edge in dependency.edges {
                var handedIn: [Requirement: DependencyID] = [:]
                for requirement in graph[edge.product].requires {
                    handedIn[requirement] = source(requirement, index)
                }
                self.visit(Visit(scope: edge.product, handedIn: handedIn))
            }
        }
    }

    private func name(of dependency: DependencyID) -> String {
        let scope = graph[dependency.scope]
        let label = graph[scope.dependencies[dependency.index].value].label
        guard case .closure(let closure) = scope.declaration.form, let owner = scope.owner else {
            return scope.type.canonical.spelling + "." + label
        }
        return owner.canonical.spelling + "." + closure + "." + label
    }
}
