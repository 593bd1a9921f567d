import HeirloomGraph
import HeirloomModel

/// What tells the names of generated declarations for several scopes apart: `LoggedInView` of
/// `heirloomMakeLoggedInView`.
struct ScopeStems {
    private var stems: [ScopeID: String] = [:]

    /// - Parameter isTaken: whether a name with that stem means something else already.
    init(for scopes: [ScopeID], in graph: ScopeGraph, unless isTaken: (String) -> Bool) {
        let modules = graph.names.modules
        let plain = scopes.map { graph[$0].type.canonical.identifier(modules: modules) }
        var counts: [String: Int] = [:]
        for stem in plain { counts[stem, default: 0] += 1 }
        var taken: Set<String> = []
        var clashing: [(scope: ScopeID, stem: String)] = []
        for (scope, stem) in zip(scopes, plain) {
            if counts[stem] == 1, !isTaken(stem) {
                stems[scope] = stem
                taken.insert(stem)
            } else {
                clashing.append((scope, stem))
            }
        }
        for (scope, stem) in clashing.sorted(by: { $0.scope.index < $1.scope.index }) {
            let module = TypeExpression.named([TypeNameComponent(graph[scope].module)])
            var candidate = module.identifier(modules: []) + "_" + stem
            var number = 2
            while isTaken(candidate) || !taken.insert(candidate).inserted {
                candidate = module.identifier(modules: []) + "_" + stem + "_" + String(number)
                number += 1
            }
            stems[scope] = candidate
        }
    }

    subscript(scope: ScopeID) -> String {
        guard let stem = stems[scope] else {
            preconditionFailure("Everything is named before the first of it is planned.")
        }
        return stem
    }
}

extension TypeExpression {
    /// The type's words as one identifier, modules left out: `Container_Optional_URL`.
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
    /// Whether it is one word of ASCII that begins like a type's name, as most are.
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
