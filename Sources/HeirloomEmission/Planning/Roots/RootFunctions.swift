import HeirloomGraph
import HeirloomModel

/// A scope, and an isolation in which it is built.
struct ScopeVariant: Hashable {
    var scope: ScopeID
    var isolation: Isolation
}

/// The functions of a root, or of the boundary types of a module: one for each type below that takes more than one call,
/// and for each isolation in which that type is built.
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
        self.init(below: [start], in: graph, avoiding: members) { scopes in
            FunctionNames(for: scopes, in: graph, avoiding: members)
        }
    }

    /// - Parameter known: The scopes that other functions build.
    init(
        below starts: [ScopeVariant],
        in graph: ScopeGraph,
        without known: Set<ScopeID> = [],
        avoiding members: Set<String> = [],
        named names: ([ScopeID]) -> FunctionNames
    ) {
        let all = Self.variants(below: starts, in: graph, without: known, builtAnywhere: [])
        let builtAnywhere = Set(
            all.lazy.filter { $0.isolation == .nonisolated && !graph[$0.scope].effects.isAsync }.map(\.scope)
        )
        let isTwofold = all.contains { $0.isolation != .nonisolated && builtAnywhere.contains($0.scope) }
        let variants =
            isTwofold
            ? Self.variants(below: starts, in: graph, without: known, builtAnywhere: builtAnywhere)
            : all
        // The variants of one scope are adjacent.
        let scopes = BreadthFirstWalk(from: variants.map(\.scope)).reached
        let names = names(scopes)
        self.names = names
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

    /// The functions that are called below some scopes, in the order in which a walk down from these meets the calls.
    private static func variants(
        below starts: [ScopeVariant],
        in graph: ScopeGraph,
        without known: Set<ScopeID>,
        builtAnywhere: Set<ScopeID>
    ) -> [ScopeVariant] {
        func calls(by caller: ScopeVariant) -> [ScopeVariant] {
            graph[caller.scope].constructionOrder.flatMap { index in
                graph[caller.scope].dependencies[index].edges
                    .filter { graph[$0.product].needsFunction && !known.contains($0.product) }
                    .map { edge in
                        let isolation = graph.isolation(along: edge, in: edge.context(in: caller.isolation))
                        return variant(of: edge.product, in: isolation, builtAnywhere: builtAnywhere)
                    }
            }
        }
        return BreadthFirstWalk.reached(from: starts.flatMap(calls(by:)), calls(by:))
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

    init(_ stems: ScopeStems) { self.stems = stems }

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

/// The part of generated names that distinguishes scopes: `LoggedInView` in `heirloomMakeLoggedInView`.
struct ScopeStems {
    private let stems: [ScopeID: String]

    /// - Parameter isTaken: Returns whether a name with that stem has another meaning already.
    init(for scopes: [ScopeID], in graph: ScopeGraph, unless isTaken: (String) -> Bool) {
        let named = scopes.map { NamedScope(graph[$0], order: $0.index) }
        let texts = Self.stems(of: named, modules: graph.names.modules, unless: isTaken)
        stems = Dictionary(uniqueKeysWithValues: zip(scopes, texts))
    }

    /// The stems in each graph of a module. A scope has the same stem in all of them.
    static func all(
        for graphs: [(graph: ScopeGraph, scopes: [ScopeID])],
        unless isTaken: (String) -> Bool
    ) -> [ScopeStems] {
        if graphs.count == 1 {
            return graphs.map { ScopeStems(for: $0.scopes, in: $0.graph, unless: isTaken) }
        }
        var known = BreadthFirstWalk<ScopeKey>(from: [])
        var named: [NamedScope] = []
        for (graph, scopes) in graphs {
            for scope in scopes.map({ graph[$0] }) where known.reach(scope.keyInAllGraphs) {
                named.append(NamedScope(scope, order: named.count))
            }
        }
        let modules = graphs.reduce(into: Set<String>()) { $0.formUnion($1.graph.names.modules) }
        let texts = stems(of: named, modules: modules, unless: isTaken)
        return graphs.map { graph, scopes in
            let stems = scopes.compactMap { id in
                known.index(of: graph[id].keyInAllGraphs).map { (id, texts[$0]) }
            }
            return ScopeStems(stems: Dictionary(uniqueKeysWithValues: stems))
        }
    }

    private init(stems: [ScopeID: String]) { self.stems = stems }

    /// The parts that make up the stem of a scope.
    private struct NamedScope {
        var type: TypeExpression
        var module: String
        /// The position among scopes with the same proposed stem.
        var order: Int

        init(_ scope: Scope, order: Int) {
            type = scope.type.canonical
            module = scope.module
            self.order = order
        }
    }

    private static func stems(
        of scopes: [NamedScope],
        modules: Set<String>,
        unless isTaken: (String) -> Bool
    ) -> [String] {
        var stems = scopes.map { $0.type.identifier(modules: modules) }
        var counts: [String: Int] = [:]
        for stem in stems { counts[stem, default: 0] += 1 }
        var taken: Set<String> = []
        var clashing: [Int] = []
        for (index, stem) in stems.enumerated() {
            if counts[stem] == 1, !isTaken(stem) {
                taken.insert(stem)
            } else {
                clashing.append(index)
            }
        }
        for index in clashing.sorted(by: { scopes[$0].order < scopes[$1].order }) {
            let module = TypeExpression.named([TypeNameComponent(scopes[index].module)])
            let stem = module.identifier(modules: []) + "_" + stems[index]
            let isFree = !isTaken(stem) && taken.insert(stem).inserted
            stems[index] = isFree ? stem : taken.insertNumbered(stem, unless: isTaken)
        }
        return stems
    }

    subscript(scope: ScopeID) -> String {
        guard let stem = stems[scope] else {
            preconditionFailure("Everything is named before the first of it is planned.")
        }
        return stem
    }
}

extension TypeExpression {
    /// The words of the type as one identifier, without modules: `Container_Optional_URL`.
    fileprivate func identifier(modules: Set<String>) -> String {
        let text = wordsText(modules: modules)
        // As the names of most types are.
        if let initial = text.utf8.first, 0x41 <= initial, initial <= 0x5A,
            ReservedWords.isPlainIdentifier(text)
        {
            return text
        }
        let words = text.split { character in
            character.isASCII && !character.isLetter && !character.isNumber && character != "_"
        }
        let joined = words.joined(separator: "_")
        return joined.prefix(1).uppercased() + joined.dropFirst()
    }

    private func wordsText(modules: Set<String>) -> String {
        spelling { components in
            let isQualified = components.count > 1 && modules.contains(components[0].name)
            return components.dropFirst(isQualified ? 1 : 0).map { component in
                ([component.name] + component.arguments.map { $0.wordsText(modules: modules) })
                    .joined(separator: " ")
            }
            .joined(separator: " ")
        }
    }
}
