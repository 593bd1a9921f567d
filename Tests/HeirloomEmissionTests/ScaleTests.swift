import HeirloomGraph
import Testing

@testable import HeirloomEmission

/// The size of generated code is linear in the declarations.
@Suite struct ScaleTests {
    /// A type built in many places has one function.
    @Test func sharedSubtreesAreEmittedOnce() {
        // Each type builds the next one twice, so that the last one is built in 2⁶³ places.
        let source = SwiftEmitter.source(for: ladder(of: 64))
        #expect(functionCount(in: source) == 62)
        #expect(source.utf8.count < 20_000)
    }

    /// Deep trees do not need a deep stack.
    @Test func deepTreesDoNotOverflow() {
        let source = SwiftEmitter.source(for: ladder(of: 10_000))
        #expect(functionCount(in: source) == 9_998)
    }

    /// Types `S0`, `S1`, … that each build the next one twice, except for the last.
    private func ladder(of count: Int) -> ScopeGraph {
        var sketch = GraphSketch(module: "App")
        let file = sketch.file(module: "App", imports: ["Heirloom"])
        for index in 0..<count {
            let isLast = index == count - 1
            let next = GraphSketch.type("App", "S\(index + 1)")
            let dependencies = ["left", "right"].enumerated().map { place, label in
                sketch.dependency(label, next, at: place, building: ScopeID(index + 1))
            }
            _ = sketch.scope(
                GraphSketch.type("App", "S\(index)"),
                in: file,
                dependencies: isLast ? [] : dependencies,
                constructionOrder: isLast ? [] : [0, 1]
            )
        }
        sketch.root(ScopeID(0))
        return sketch.graph
    }

    private func functionCount(in source: String) -> Int {
        source.split(separator: "\n").count { $0.hasPrefix("    private static func ") }
    }
}
