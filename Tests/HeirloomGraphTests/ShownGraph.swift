import HeirloomGraph
import HeirloomModel

/// A graph as text, a scope a paragraph, by what a test wants to see of it.
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
            case .built, .builder, .renamed: break
            }
        }
        for index in scope.constructionOrder { lines.append(contentsOf: made(index, in: id)) }
        return lines.joined(separator: "\n")
    }

    private func made(_ index: Int, in scope: ScopeID) -> [String] {
        let dependency = graph[scope].dependencies[index]
        let head = "  \(graph[dependency.value].label): \(dependency.type.spelled.spelling) = "
        switch dependency.origin {
        case .built(let product):
            return [head + built(product)] + supplies(product.scope, index, scope)
        case .builder(let kind, let product):
            return [head + "\(kind.rawValue) of " + built(product)] + supplies(product.scope, index, scope)
        case .renamed(let renaming):
            let supply = graph.supply(of: renaming.source, in: scope, to: index)
            return [head + (renaming.isWrapped ? "wrapped " : "") + shown(supply, in: scope)]
        case .forwarded, .received, .receivedIfAvailable:
            return [head + "handed in"]
        }
    }

    private func built(_ product: ScopeDependency.Product) -> String {
        (product.isWrapped ? "wrapped " : "") + name(product.scope)
    }

    private func supplies(_ product: ScopeID, _ index: Int, _ scope: ScopeID) -> [String] {
        graph[product].requires.map { requirement in
            "    \(shown(requirement)) from \(shown(graph.supply(of: requirement, in: scope, to: index), in: scope))"
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

/// The graph that sources describe, or their diagnostics.
func graph(
    of text: String,
    rootMode: GraphInput.RootMode = .detect
) -> String {
    let outcome = ShownSources(text, rootMode: rootMode).outcome
    let diagnostics = outcome.diagnostics.map(\.shown)
    return (diagnostics + (outcome.graph.map { [ShownGraph($0).text] } ?? [])).joined(separator: "\n")
}
