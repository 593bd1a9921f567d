import Foundation

extension RandomTree {
    /// The tree with `generateMock: true` on the root and on some reachable scopes that are not generic. Other scopes
    /// may have faults that only appear when they are built.
    var withDoubles: RandomTree {
        var random = SeededRandom(seed: seed)
        var tree = self
        for scope in reachedScopes where scopes[scope].argument == nil {
            tree.scopes[scope].isDoubled = scope == 0 || random.chance(40)
        }
        return tree
    }
}

/// The test doubles in a generated file.
struct GeneratedDoubles {
    /// The generated code without the test doubles.
    private(set) var production: String
    /// The calls of `Scope.mock()` that need no arguments, with `try` and `await` where necessary.
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
