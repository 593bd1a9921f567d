/// A package in which a library, its tests, and an executable all run the plugin. The library uses types of a module
/// that does not use Heirloom.
enum Kitchen {
    /// The manifest, optionally with the tests, with a plugin that generates a source of the executable, and with a
    /// module that does not apply the generator's plugin, and that the executable depends on or only imports. The library
    /// may do without the plugin.
    static func manifest(
        hasTests: Bool,
        hasMill: Bool = false,
        cellar: Cellar? = nil,
        generatesPantry: Bool = true
    ) -> String {
        let target = cellar == nil ? "" : #".target(name: "Cellar", dependencies: [heirloom]),"#
        let mill = hasMill ? #".plugin(name: "Mill", capability: .buildTool()),"# : ""
        let tests = """
            .testTarget(
                name: "PantryTests",
                dependencies: ["Pantry", heirloom],
                plugins: [generator]
            ),
            """
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let heirloom = Target.Dependency.product(name: "Heirloom", package: "Heirloom")
            let generator = Target.PluginUsage.plugin(name: "HeirloomGenerator", package: "Heirloom")

            let package = Package(
                name: "Kitchen",
                platforms: [.macOS(.v13)],
                dependencies: [.package(name: "Heirloom", path: "../Heirloom clone")],
                targets: [
                    .target(name: "Groceries"),
                    .target(
                        name: "Pantry",
                        dependencies: ["Groceries", heirloom],
                        swiftSettings: [.define("SCENTED")],
                        plugins: [\(generatesPantry ? "generator" : "")]
                    ),
                    \(target)
                    .executableTarget(
                        name: "Dinner",
                        dependencies: ["Pantry", \(cellar == .needed ? #""Cellar", "# : "")heirloom],
                        swiftSettings: [.define("FESTIVE")],
                        plugins: [\(hasMill ? #""Mill", "# : "")generator]
                    ),
                    \(mill)
                    \(hasTests ? tests : "")
                ]
            )

            """
    }

    static let files = [
        "Package.swift": manifest(hasTests: false),
        "Sources/Groceries/Cheese.swift": """
        public protocol Cheese: Sendable {
            var name: String { get }
        }

        """,
        "Sources/Pantry/Gouda.swift": """
        import Groceries
        import Heirloom

        @Instantiable(fulfillingAdditionalTypes: [Cheese.self])
        public struct Gouda: Instantiable, Cheese {
            public var name: String { "Gouda" }
        }

        """,
        "Sources/Pantry/Candle.swift": """
        import Heirloom

        #if SCENTED
        @Instantiable
        public struct Candle: Instantiable {
            @Received private let shelf: Shelf

            public var scent: String { shelf.label }
        }
        #else
        @Instantiable
        public struct Candle: Instantiable {}
        #endif

        """,
        "Sources/Pantry/Salt.swift": """
        import Heirloom

        @Instantiable
        public struct Salt: Instantiable {}

        """,
        "Sources/Pantry/Shelf.swift": """
        import Groceries
        import Heirloom

        @Instantiable
        public struct Shelf: Instantiable {
            @Instantiated public let cheese: any Cheese

            package var label: String { cheese.name }
        }

        """,
        "Sources/Dinner/Dinner.swift": """
        import Heirloom
        import Pantry

        @main
        @Instantiable
        struct Dinner: Instantiable {
            @Instantiated private let shelf: Shelf
            @Instantiated private let courseBuilder: Instantiator<Course>
            #if FESTIVE
            @Instantiated private let candle: Candle
            #else
            @Received private let darkness: Never
            #endif
            #if !DEBUG || !SWIFT_PACKAGE || SPICY
            @Instantiated private let pepper: Never
            #endif

            static func main() {
                let dinner = Dinner()
                print(dinner.courseBuilder.instantiate(guest: "Zoë").menu, dinner.shelf.label, dinner.candle.scent)
            }
        }

        @Instantiable
        struct Course: Instantiable {
            @Forwarded private let guest: String
            @Received private let shelf: Shelf

            var menu: String { "\\(guest) eats \\(shelf.cheese.name)" }
        }

        """,
        "Tests/PantryTests/PantryTests.swift": """
        import Heirloom
        import Pantry
        import XCTest

        @Instantiable
        struct Table: Instantiable {
            @Instantiated let salt: Salt
        }

        final class PantryTests: XCTestCase {
            func testTable() { XCTAssertEqual("\\(Table().salt)", "Salt()") }
        }

        """,
    ]

    /// A cheese that takes another type of its module.
    static let cheeseWithRind = """
        @Instantiated private let rind: Rind
        public var name: String { rind.name }
        """
    /// Another body.
    static let cheeseInPieces = #"public var name: String { "Gou" + "da" }"#
    static let cheese = #"public var name: String { "Gouda" }"#
    static let rind = """

        @Instantiable
        struct Rind: Instantiable {
            let name = "Gouda"
        }

        """

    enum Cellar {
        case needed, forgotten
    }

    /// A module that the executable imports.
    static let cellar = [
        "Sources/Cellar/Wine.swift": """
        import Heirloom

        @Instantiable
        public struct Wine: Instantiable { @Forwarded public let year: Int }

        """,
        "Sources/Dinner/Toast.swift": "import Cellar\n",
    ]

    /// A plugin that copies a source into the module.
    static let mill = [
        "Plugins/Mill/Mill.swift": """
        import Foundation
        import PackagePlugin

        @main
        struct Mill: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
                let corns = context.package.directoryURL.appendingPathComponent("Pepper.txt")
                let pepper = context.pluginWorkDirectoryURL.appendingPathComponent("Pepper.swift")
                return [
                    .buildCommand(
                        displayName: "Grinding",
                        executable: URL(fileURLWithPath: "/bin/cp"),
                        arguments: [corns.path, pepper.path],
                        inputFiles: [corns],
                        outputFiles: [pepper]
                    )
                ]
            }
        }

        """,
        "Pepper.txt": """
        import Heirloom

        @Instantiable
        struct Pepper: Instantiable {}

        """,
    ]

    /// A change of one source that only the generator recognizes as an error, and its message.
    struct Fault {
        var path: String
        var text: String
        var replacement: String
        var error: String
    }

    static let faults = [
        // An error in a module below that only affects the root of the executable.
        Fault(
            path: "Sources/Pantry/Gouda.swift",
            text: "[Cheese.self]",
            replacement: "[]",
            error: """
                Sources/Pantry/Shelf.swift:6:30: error: 'Shelf' instantiates 'cheese: any Cheese', but no type \
                fulfills 'any Cheese' [nothing-fulfills]
                """
        ),
        // An error in a module below that affects the runs for all modules.
        Fault(
            path: "Sources/Pantry/Salt.swift",
            text: "{}",
            replacement: "{ @Instantiated let salt: Salt }",
            error: """
                Sources/Pantry/Salt.swift:4:54: error: building 'Salt' never ends: Salt → Salt [instantiation-cycle]
                """
        ),
        // An error in the executable's module.
        Fault(
            path: "Sources/Dinner/Dinner.swift",
            text: "@Received private let shelf",
            replacement: "@Received private let ledge",
            error: """
                Sources/Dinner/Dinner.swift:27:27: error: 'Course' receives 'ledge: Shelf', but no type above it \
                provides it (root 'Dinner') [missing-dependency]
                """
        ),
        // An error in builds such as this one, and in few others.
        Fault(
            path: "Sources/Dinner/Dinner.swift",
            text: "!DEBUG || !SWIFT_PACKAGE || SPICY",
            replacement: "DEBUG && SWIFT_PACKAGE && !SPICY",
            error: """
                Sources/Dinner/Dinner.swift:15:31: error: 'Dinner' instantiates 'pepper: Never', but no type fulfills \
                'Never' (under '#if !SPICY && DEBUG && SWIFT_PACKAGE') [nothing-fulfills]
                """
        ),
    ]

    /// Errors that are visible in a single type or file, with the messages of the build.
    static let mistakes = [
        Fault(
            path: "Sources/Pantry/Shelf.swift",
            text: "@Instantiated public let",
            replacement: "public let",
            error: """
                Sources/Pantry/Shelf.swift:6:16: error: 'cheese' has no value; mark it '@Received', \
                '@Instantiated' or '@Forwarded', or write an initializer for 'Shelf' [missing-initializer]
                """
        ),
        Fault(
            path: "Sources/Dinner/Dinner.swift",
            text: """
                @Instantiable
                struct Dinner: Instantiable {
                    @Instantiated
                """,
            replacement: """
                @Instantiable(isRoot: true)
                struct Dinner: Instantiable {
                    @Received
                """,
            error: """
                Sources/Dinner/Dinner.swift:7:27: error: root 'Dinner' cannot receive 'shelf' because no type above \
                it can provide it; make it '@Instantiated', or '@Forwarded' to pass it to 'init' [root-receives]
                """
        ),
    ]

    /// Adds a root candidate with a missing dependency to the tests' module.
    static let droppedRoot = """

        @Instantiable
        struct Picnic: Instantiable {
            @Instantiated let basket: Basket
        }

        @Instantiable
        struct Basket: Instantiable {
            @Received let rug: String
        }

        """
}
