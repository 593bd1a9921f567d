import Testing

/// The initializers of roots.
@Suite struct RootGenerationTests {
    /// A handwritten initializer is called with its own labels, in its own order.
    @Test func handwrittenInitializersAreCalledAsDeclared() throws {
        let source = try generated([
            "App": """
            import Heirloom

            @Instantiable
            final class Disk: Instantiable {}

            @Instantiable
            final class Archive: Instantiable {
                @Instantiated let disk: Disk
                @Instantiated let spare: Disk

                init(_ spare: Disk, limit: Int = 3, disk: Disk) {
                    self.disk = disk
                    self.spare = spare
                }
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Archive {
                    convenience init() {
                        let disk = Disk()
                        let spare = Disk()
                        self.init(spare, disk: disk)
                    }
                }

                """
        )
    }
}
