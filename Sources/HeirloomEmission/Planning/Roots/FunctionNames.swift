import HeirloomGraph
import HeirloomModel

/// The names of a root's functions: `heirloomMakeLoggedInView`.
///
/// The prefix keeps them clear of nearly all of the root's own members.
struct FunctionNames {
    private static let prefix = GeneratedNames.functionPrefix
    private var names: [ScopeID: String] = [:]

    /// - Parameter members: names that are taken.
    init(for scopes: [ScopeID], in graph: ScopeGraph, avoiding members: Set<String> = []) {
        let modules = graph.names.modules
        let stems = scopes.map { graph[$0].type.canonical.identifier(modules: modules) }
        var counts: [String: Int] = [:]
        for stem in stems { counts[stem, default: 0] += 1 }
        var taken: Set<String> = []
        var clashing: [(scope: ScopeID, stem: String)] = []
        for (scope, stem) in zip(scopes, stems) {
            if counts[stem] == 1, !members.contains(Self.prefix + stem) {
                names[scope] = Self.prefix + stem
                taken.insert(stem)
            } else {
                clashing.append((scope, stem))
            }
        }
        for (scope, stem) in clashing.sorted(by: { $0.scope.index < $1.scope.index }) {
            let module = TypeExpression.named([TypeNameComponent(graph[scope].module)])
            var candidate = module.identifier(modules: []) + "_" + stem
            var number = 2
            while members.contains(Self.prefix + candidate) || !taken.insert(candidate).inserted {
                candidate = module.identifier(modules: []) + "_" + stem + "_" + String(number)
                number += 1
            }
            names[scope] = Self.prefix + candidate
        }
    }

    subscript(scope: ScopeID) -> String {
        guard let name = names[scope] else {
            preconditionFailure("Every function is named before the first is planned.")
        }
        return name
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
