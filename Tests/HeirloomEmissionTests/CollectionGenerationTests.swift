import Testing

/// Collections with many elements.
@Suite struct CollectionGenerationTests {
    /// Collections with more than a hundred elements are assembled in chunks of a hundred. One large literal would be
    /// too slow to compile.
    @Test func largeCollectionsAreAssembledInChunks() throws {
        let types = (100...201).map { number in
            """
            @Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: \(number))
            struct P\(number): Plugin, Instantiable {}
            """
        }
        let app = """
            import Heirloom
            protocol Plugin {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let plugins: [any Plugin]
                @Instantiated let byNumber: [Int: any Plugin]
            }

            """
        let source = try generated(["App": app + types.joined(separator: "\n")])
        #expect(
            source == """
                import Heirloom

                extension App {
                    init() {
                        var plugins2: [any Plugin] = []
                        plugins2 += [
                \(Self.lines { "P\($0)()" })
                        ]
                        plugins2 += [P200(), P201()]
                        let plugins = plugins2  // App.plugins
                        var byNumber2: [Int: any Plugin] = [:]
                        byNumber2.merge([
                \(Self.lines { "\($0): P\($0)()" })
                        ] as [Int: any Plugin]) { first, _ in first }
                        byNumber2.merge([200: P200(), 201: P201()] as [Int: any Plugin]) { first, _ in first }
                        let byNumber = byNumber2  // App.byNumber
                        self.init(plugins: plugins, byNumber: byNumber)
                    }
                }

                """
        )
    }

    /// Returns the lines of the first chunk.
    private static func lines(_ element: (Int) -> String) -> String {
        (100..<200).map { "            " + element($0) }.joined(separator: ",\n")
    }
}
