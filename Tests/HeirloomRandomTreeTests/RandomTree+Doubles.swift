import Foundation

extension RandomTree {
    /// The same tree, in which the root and some of the scopes below it that are not generic say `generateMock: true`. Others may be faulty in
    /// ways that show when they are built.
    var withDoubles: RandomTree {
        var random = SeededRandom(seed: seed)
        var tree = self
        for scope in reachedScopes where scopes[scope].argument == nil {
            tree.scopes[scope].isDoubled = scope == 0 || random.chance(40)
        }
        return tree
    }
}

/// What a generated file has for test doubles.
struct GeneratedDoubles {
    /// Everything but the doubles.
    private(set) var production: String
    /// `Scope.mock()`, as far as it needs no argument, with what must stand before it.
    private(set) var callsWithoutArguments: [String]

    init(in source: String) {
        guard let start = source.range(of: "#if DEBUG\n") else {
            production = source
            callsWithoutArguments = []
            return
        }
        production = String(source[..<start.lowerBound])
        callsWithoutArguments = source[start.upperBound...].components(separatedBy: "\nextension ").compactMap
        {
            let type = $0.prefix { $0 != " " }
            guard let head = $0.range(of: "static func mock("), let tail = $0.range(of: " -> \(type) {"),
                let end = $0[..<tail.lowerBound].range(of: "\n    )") ?? $0[..<tail.lowerBound].range(of: ")")
            else { return nil }
            let parameters = $0[head.upperBound..<end.lowerBound].components(separatedBy: ": ").dropFirst()
            let effects = $0[end.upperBound..<tail.lowerBound]
            let words =
                (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
            return parameters.allSatisfy { $0.contains(" = ") } ? "\(words)\(type).mock()" : nil
        }
    }
}
