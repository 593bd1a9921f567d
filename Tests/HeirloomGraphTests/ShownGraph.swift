import HeirloomGraph
import HeirloomGraphTestSupport
import HeirloomModel

/// A textual form of a graph with a paragraph for each scope, limited to what tests compare.
struct ShownGraph {
    private let graph: ScopeGraph

    init(_ graph: ScopeGraph) { self.graph = graph }

    var text: String {
        let scopes = graph.scopes.indices.map { shown(ScopeID($0)) }
        let roots = graph.roots.map {
            "root \(name($0.scope))" + ($0.needsInitializer ? "" : " has its init()")
        }
        return (roots + scopes).joined(separator: "\n")
    }

    private func shown(_ id: ScopeID) -> String {
        let scope = graph[id]
        var lines = [name(id) + isolation(scope.isolation)]
        if !scope.requires.isEmpty {
            lines.append("  requires " + scope.requires.map(shown).joined(separator: ", "))
        }
        for dependency in scope.dependencies {
            let head = "\(graph[dependency.value].label): \(dependency.type.spelled.spelling)"
            switch dependency.origin {
            case .forwarded: lines.append("  forwarded \(head)")
            case .received, .receivedIfAvailable: lines.append("  received \(head)")
            case .instantiated, .renamed: break
            }
        }
        for index in scope.constructionOrder { lines.append(contentsOf: made(index, in: id)) }
        return lines.joined(separator: "\n")
    }

    private func made(_ index: Int, in scope: ScopeID) -> [String] {
        let dependency = graph[scope].dependencies[index]
        let head = "  \(graph[dependency.value].label): \(dependency.type.spelled.spelling) = "
        switch dependency.origin {
        case .instantiated:
            return dependency.edges.flatMap { [head + built(along: $0)] + supplies(along: $0) }
        case .renamed(let renaming):
            let supply = graph.supply(of: renaming.source, in: scope, to: index)
            return [head + (renaming.isWrapped ? "wrapped " : "") + shown(supply, in: scope)]
        case .forwarded, .received, .receivedIfAvailable:
            return [head + "handed in"]
        }
    }

    private func built(along edge: BuildEdge) -> String {
        let product = (edge.isWrapped ? "wrapped " : "") + name(edge.product)
        switch edge.moment {
        case .atOnce: return product
        case .onDemand(let builder, _): return "\(builder.instantiator?.typeName ?? "function") of \(product)"
        }
    }

    private func supplies(along edge: BuildEdge) -> [String] {
        graph[edge.product].requires.map { requirement in
            let supply = graph.supply(of: requirement, in: edge.owner, to: edge.dependency)
            return "    \(shown(requirement)) from \(shown(supply, in: edge.owner))"
        }
    }

    private func shown(_ supply: Supply, in scope: ScopeID) -> String {
        switch supply {
        case .dependency(let index): "own \(graph[graph[scope].dependencies[index].value].label)"
        case .handedIn(let requirement): "\(shown(requirement)) above"
        case .nothing: "nothing"
        }
    }

    private func shown(_ requirement: Requirement) -> String {
        switch requirement {
        case .value(let id): "\(graph[id].label): \(graph[id].type.canonical.spelling)"
        case .ifAvailable(let id): "\(graph[id].label): \(graph[id].type.canonical.spelling) if available"
        }
    }

    private func name(_ id: ScopeID) -> String { graph[id].type.canonical.spelling }

    private func isolation(_ isolation: Isolation) -> String {
        switch isolation {
        case .nonisolated: ""
        case .globalActor(let name): " @\(name)"
        }
    }
}

/// Returns the graph of sources as text, after their diagnostics.
func graph(
    of text: String,
    rootMode: GraphInput.RootMode = .detect
) -> String {
    let sources = ShownSources(text, rootMode: rootMode)
    let outcome = sources.outcome
    let diagnostics = outcome.diagnostics.map(sources.shown)
    return (diagnostics + (outcome.graph.map { [ShownGraph($0).text] } ?? [])).joined(separator: "\n")
}
