import HeirloomGraph
import HeirloomModel

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
        if text.isPlainTypeName { return text }
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

extension String {
    /// Whether it is one ASCII word that starts with a capital letter, as the names of most types do.
    fileprivate var isPlainTypeName: Bool {
        var text = self
        return text.withUTF8 { bytes in
            guard let first = bytes.first, 0x41 <= first, first <= 0x5A else { return false }
            var index = 1
            while index < bytes.count {
                let byte = bytes[index]
                let isLetter = 0x61 <= byte | 0x20 && byte | 0x20 <= 0x7A
                guard isLetter || 0x30 <= byte && byte <= 0x39 || byte == 0x5F else { return false }
                index += 1
            }
            return true
        }
    }
}
