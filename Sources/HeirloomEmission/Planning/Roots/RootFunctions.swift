import HeirloomGraph
import HeirloomModel

/// A scope, and an isolation in which it is built.
struct ScopeVariant: Hashable {
    var scope: ScopeID
    var isolation: Isolation
}

/// The functions of a root: one for each type below it that takes more than one call, and for each isolation in which
/// that type is built.
struct RootFunctions {
    /// In the order in which a reader meets them: level by level.
    let variants: [ScopeVariant]
    /// The scopes that are built synchronously outside of every actor. They can be built anywhere, so one function is
    /// enough.
    private let builtAnywhere: Set<ScopeID>
    private let names: FunctionNames
    private let variantNames: [ScopeVariant: String]

    /// - Parameter members: The names of the root's own members.
    init(below root: ScopeID, in graph: ScopeGraph, avoiding members: Set<String>) {
        let start = ScopeVariant(scope: root, isolation: graph[root].isolation)
        let all = Self.variants(below: start, in: graph, builtAnywhere: [])
        let builtAnywhere = Set(
            all.lazy.filter { $0.isolation == .nonisolated && !graph[$0.scope].effects.isAsync }.map(\.scope)
        )
        let isTwofold = all.contains { $0.isolation != .nonisolated && builtAnywhere.contains($0.scope) }
        let variants =
            isTwofold ? Self.variants(below: start, in: graph, builtAnywhere: builtAnywhere) : all
        // The variants of one scope are adjacent.
        let scopes = BreadthFirstWalk(from: variants.map(\.scope)).reached
        names = FunctionNames(for: scopes, in: graph, avoiding: members)
        self.builtAnywhere = builtAnywhere
        if scopes.count == variants.count {
            self.variants = variants
            variantNames = [:]
        } else {
            let byScope = Dictionary(grouping: variants, by: \.scope)
            self.variants = scopes.flatMap { byScope[$0] ?? [] }
            variantNames = names.names(ofFurther: self.variants, avoiding: members)
        }
    }

    /// Returns the function that builds a scope for code in an isolation.
    func variant(of scope: ScopeID, in isolation: Isolation) -> ScopeVariant {
        Self.variant(of: scope, in: isolation, builtAnywhere: builtAnywhere)
    }

    /// The name of a function.
    subscript(variant: ScopeVariant) -> String { variantNames[variant] ?? names[variant.scope] }

    private static func variant(
        of scope: ScopeID,
        in isolation: Isolation,
        builtAnywhere: Set<ScopeID>
    ) -> ScopeVariant {
        ScopeVariant(scope: scope, isolation: builtAnywhere.contains(scope) ? .nonisolated : isolation)
    }

    /// The functions that are called below a root, in the order in which a walk down from the root meets the calls.
    private static func variants(
        below root: ScopeVariant,
        in graph: ScopeGraph,
        builtAnywhere: Set<ScopeID>
    ) -> [ScopeVariant] {
        func calls(by caller: ScopeVariant) -> [ScopeVariant] {
            graph[caller.scope].constructionOrder.flatMap { index in
                graph[caller.scope].dependencies[index].edges
                    .filter { graph[$0.product].needsFunction }
                    .map { edge in
                        let isolation = graph.isolation(along: edge, in: edge.context(in: caller.isolation))
                        return variant(of: edge.product, in: isolation, builtAnywhere: builtAnywhere)
                    }
            }
        }
        return BreadthFirstWalk.reached(from: calls(by: root), calls(by:))
    }
}

extension ScopeGraph {
    /// The isolation in which an edge's product is built for code in another isolation.
    func isolation(along edge: BuildEdge, in context: Isolation) -> Isolation {
        self[edge.product].settledIsolation ?? context
    }

    /// Whether a product that is requested in an isolation is built or wrapped on another actor, and so must be
    /// awaited.
    func crosses(along edge: BuildEdge, in context: Isolation) -> Bool {
        isolation(along: edge, in: context).isAwaited(from: context)
            || edge.wrapperIsolation.isAwaited(from: context)
    }
}

/// The names of a root's functions: `heirloomMakeLoggedInView`.
///
/// The prefix avoids clashes with nearly all of the root's own members.
struct FunctionNames {
    private static let prefix = GeneratedNames.functionPrefix
    private let stems: ScopeStems

    /// - Parameter members: The names that are taken.
    init(for scopes: [ScopeID], in graph: ScopeGraph, avoiding members: Set<String> = []) {
        stems = ScopeStems(for: scopes, in: graph) { members.contains(Self.prefix + $0) }
    }

    subscript(scope: ScopeID) -> String { Self.prefix + stems[scope] }
}

extension FunctionNames {
    /// The names of additional functions for a scope, by their isolation: `heirloomMakeFeedOnMainActor`.
    fileprivate func names(
        ofFurther variants: [ScopeVariant],
        avoiding members: Set<String>
    ) -> [ScopeVariant: String] {
        var named: Set<ScopeID> = []
        var taken = members.union(variants.map { self[$0.scope] })
        var names: [ScopeVariant: String] = [:]
        for variant in variants where !named.insert(variant.scope).inserted {
            let name = self[variant.scope] + "On" + variant.isolation.word
            names[variant] = taken.insert(name).inserted ? name : taken.insertNumbered(name)
        }
        return names
    }
}

extension Isolation {
    /// The actor as part of a name.
    fileprivate var word: String {
        switch self {
        case .nonisolated: "NoActor"
        case .globalActor(let name): name.split(separator: ".").last.map { String($0) } ?? name
        }
    }
}
