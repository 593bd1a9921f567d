import HeirloomDiagnosis
import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A file that uses Heirloom's macros must import Heirloom.
@Suite struct MissingHeirloomImportRuleTests {
    private static func diagnostics(
        of sources: String,
        below: Set<String> = [],
        modulesAreComplete: Bool = true,
        rootMode: GraphInput.RootMode = .detect
    ) -> String {
        let shown = ShownSources(sources, rootMode: rootMode)
        var input = shown.input
        input.modulesAreComplete = modulesAreComplete
        input.modulesWithPlugin = below
        return GraphResolver.resolve(input).diagnostics.map(shown.shown).joined(separator: "\n")
    }

    private static let shelf = """
        //: App/Shelf.swift
        import Foundation
        1️⃣@Instantiable
        final class Shelf: Instantiable {
            @Received let book: Book
        }
        @Instantiable
        final class Book: Instantiable {}
        """

    private static let missing = """
        1️⃣ error: this file uses Heirloom's macros but does not import 'Heirloom' [missing-import]
        """

    @Test func missingImportsAreReportedOnce() {
        #expect(Self.diagnostics(of: Self.shelf) == Self.missing)
        let configuration = """
            //: App/Configuration.swift
            1️⃣#HeirloomConfiguration(languageMode: "5")
            """
        #expect(Self.diagnostics(of: configuration) == Self.missing)
    }

    /// An unread module may re-export Heirloom.
    @Test func missingImportsAreNotReportedUnlessAllModulesAreGiven() {
        #expect(Self.diagnostics(of: Self.shelf, modulesAreComplete: false) == "")
    }

    @Test func modulesBelowThatRunThePluginReportTheirOwnImports() {
        let sources = """
            //: Below/Shelf.swift
            1️⃣@Instantiable
            public final class Shelf: Instantiable {}
            //: App/App.swift
            import Below
            import Heirloom
            @Instantiable(isRoot: true)
            struct App: Instantiable { @Instantiated let shelf: Shelf }
            """
        #expect(Self.diagnostics(of: sources, below: ["Below"]) == "")
        #expect(Self.diagnostics(of: sources) == Self.missing)
    }

    @Test(arguments: [
        // Re-exported by a module that was read, directly or indirectly.
        """
        //: Core/Exports.swift
        @_exported import Heirloom
        //: Basis/Exports.swift
        @_exported import Core
        //: App/Shelf.swift
        import Basis
        @Instantiable final class Shelf: Instantiable {}
        """,
        // Re-exported by another file of the module.
        """
        //: App/Exports.swift
        @_exported import Heirloom
        //: App/Shelf.swift
        @Instantiable final class Shelf: Instantiable {}
        """,
        // Imported under a condition.
        """
        //: App/Shelf.swift
        #if canImport(Heirloom)
        import Heirloom
        #endif
        @Instantiable final class Shelf: Instantiable {}
        """,
        """
        //: Core/Exports.swift
        #if DEBUG
        @_exported import Heirloom
        #endif
        //: App/Shelf.swift
        import Core
        @Instantiable final class Shelf: Instantiable {}
        """,
        // The macros of another module.
        """
        //: App/Shelf.swift
        import SafeDI
        @Instantiable final class Shelf: Instantiable {}
        """,
        // A property wrapper of the same name.
        """
        //: App/Shelf.swift
        @propertyWrapper struct Received { var wrappedValue: Int }
        struct Shelf { @Received var count: Int }
        """,
        // No macro.
        """
        //: App/Shelf.swift
        struct Shelf: Instantiable {}
        """,
    ])
    func filesThatMaySeeTheMacrosAreNotReported(sources: String) {
        #expect(Self.diagnostics(of: sources) == "")
    }

    @Test func attributesOfOtherModulesHideNoRoot() {
        let sources = """
            //: App/Theme.swift
            @propertyWrapper private struct Received { var wrappedValue = 0 }
            struct Theme { @Received private var size: Int }
            //: App/App.swift
            import Heirloom
            @Instantiable
            final class Store: Instantiable {}
            @Instantiable
            struct Row: Instantiable {
                @Received let 1️⃣store: Store
            }
            @Instantiable
            struct 3️⃣App: Instantiable {
                @Instantiated let 2️⃣row: Row
            }
            """
        #expect(
            Self.diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'Row' receives 'store: Store', but no type above it provides it (root 'App') [missing-dependency]
                2️⃣ note: 'App' builds 'Row' here
                3️⃣ note: to provide it, add '@Instantiated let store: Store' to 'App'
                """
        )
        #expect(
            Self.diagnostics(of: sources).hasPrefix(
                """
                3️⃣ warning: no 'init()' is generated for 'App' because a dependency below it is missing [dropped-root]
                """
            )
        )
    }

    @Test func attributesOfOtherModulesHideNoUnfulfilledProtocol() {
        let sources = """
            //: App/Theme.swift
            @propertyWrapper private struct Received { var wrappedValue = 0 }
            struct Theme: Page { @Received private var size: Int }
            protocol Page {}
            //: App/App.swift
            import Heirloom
            @Instantiable
            struct App: Instantiable {
                @Instantiated let 1️⃣page: any Page
            }
            """
        #expect(
            Self.diagnostics(of: sources, rootMode: .require).hasPrefix(
                """
                1️⃣ error: 'App' instantiates 'page: any Page', but no type fulfills 'any Page' [nothing-fulfills]
                """
            )
        )
    }

    /// Two macros of the same name would be ambiguous.
    @Test func modulesImportedAlongsideHeirloomDoNotDeclareTheMacros() {
        let sources = """
            //: App/Book.swift
            import Heirloom
            import Vapor
            @Instantiable final class Book: Instantiable {}
            //: App/Shelf.swift
            import Vapor
            1️⃣@Instantiable final class Shelf: Instantiable {}
            """
        #expect(Self.diagnostics(of: sources) == Self.missing)
    }
}
