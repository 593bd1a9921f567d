import HeirloomEmission
import HeirloomGraph
import HeirloomModel

/// Draws what each root is made of, for people to read.
package enum TreeRenderer {
    /// The tree of each root, a line for each dependency. A type that makes something is opened out where it
    /// is met first and only named after that.
    package static func text(for graph: ScopeGraph) -> String {
        graph.roots.map { TreeText(of: $0.scope, in: graph).text }.joined(separator: "\n")
    }

    /// A Swift file that holds the text: `let heirloomTree = "…"`.
    package static func source(for graph: ScopeGraph) -> String {
        SwiftEmitter.header + "\nlet heirloomTree = #\"\"\"\n" + text(for: graph) + "\n\"\"\"#\n"
    }
}

/// The text of one tree.
private struct TreeText {
    /// A dependency that is still to be drawn.
    private struct Branch {
        var scope: ScopeID
        var dependency: Int
        /// What stands to the left of all the scope's lines.
        var indentation: String
    }

    private(set) var text: String
    private let graph: ScopeGraph
    private let printer: TypePrinter
    private var opened: Set<ScopeID> = []
    /// The next one last. A stack of our own, because trees may be deeper than the call stack.
    private var branches: [Branch] = []

    init(of root: ScopeID, in graph: ScopeGraph) {
        self.graph = graph
        printer = TypePrinter(graph)
        text = printer.spelling(graph[root].type) + "\n"
        open(root, indentation: "")
        while let branch = branches.popLast() { draw(branch) }
    }

    /// Puts a scope's dependencies next. `false` where it has been opened before.
    @discardableResult
    private mutating func open(_ scope: ScopeID, indentation: String) -> Bool {
        guard opened.insert(scope).inserted else { return false }
        branches += graph[scope].dependencies.indices.reversed().map {
            Branch(scope: scope, dependency: $0, indentation: indentation)
        }
        return true
    }

    private mutating func draw(_ branch: Branch) {
        let dependencies = graph[branch.scope].dependencies
        let dependency = dependencies[branch.dependency]
        let isLast = branch.dependency == dependencies.count - 1
        text += branch.indentation + (isLast ? "└─ " : "├─ ")
        text += graph[dependency.value].label + ": " + printer.spelling(dependency.type)
        var remarks = remarks(on: dependency)
        if dependency.collection != nil {
            let elements = dependency.edges.map { printer.spelling(graph[$0.product].type) }
            text += " = [" + elements.joined(separator: ", ") + "]"
        }
        for edge in dependency.edges {
            if dependency.collection == nil, !isBuilt(along: edge, namedBy: dependency.type) {
                text += " = " + printer.spelling(graph[edge.product].type)
            }
            let isOpened = open(
                edge.product,
                indentation: branch.indentation + (isLast ? "   " : "│  ")
            )
            if !isOpened, !graph[edge.product].dependencies.isEmpty, !remarks.contains("see above") {
                remarks.append("see above")
            }
        }
        if !remarks.isEmpty { text += "  (" + remarks.joined(separator: ", ") + ")" }
        text += "\n"
    }

    /// Whether the property's type says already what is built.
    private func isBuilt(along edge: BuildEdge, namedBy type: ResolvedType) -> Bool {
        guard !edge.isWrapped else { return false }
        switch edge.moment {
        case .atOnce:
            return (type.canonical.wrappedInOptional ?? type.canonical) == graph[edge.product].type.canonical
        case .onDemand(let builder, _):
            return !builder.isErased
        }
    }

    private func remarks(on dependency: ScopeDependency) -> [String] {
        switch dependency.origin {
        case .instantiated:
            dependency.edges.isEmpty && dependency.collection == nil
                ? ["not available"] : dependency.edges.first?.remark.map { [$0] } ?? []
        case .forwarded: ["forwarded"]
        case .received: ["received"]
        case .receivedIfAvailable: ["received if available"]
        case .renamed(let renaming): ["renamed from " + graph[renaming.source.value].label]
        }
    }
}

extension BuildEdge {
    /// When it is built, and how long it is kept, where that is not at once and as long as its owner.
    fileprivate var remark: String? {
        switch (moment, lifetime) {
        case (.atOnce, _): nil
        case (.onDemand, nil): "built on demand"
        case (.onDemand, .lazy): "built on first demand"
        case (.onDemand, .weak): "built on demand, kept while it is held"
        }
    }
}
